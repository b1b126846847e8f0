/** The games, their rules and the bots: asked for once. */
import { ask } from './api';
import { has, language, spaced, t } from './language.svelte';
import type { GameSeen, Rule, SeatSeen, Sight } from './wire';

const art = import.meta.glob<string>(['../art/*.svg', '!../art/map.svg'], { query: '?raw', import: 'default', eager: true });

class Library {
  games = $state.raw<GameSeen[]>([]);
  /** Opponents to choose from, weakest first. */
  bots = $state.raw<string[]>([]);
  /** Also those that only serve to measure by. */
  known = $state.raw<string[]>([]);
  rules = $state.raw<Record<string, Rule[]>>({});
  private asked: Promise<void> | null = null;
  private sheets = new Set<string>();

  load(): Promise<void> {
    this.asked ??= Promise.all([ask<GameSeen[]>('/api/games'), ask<{ name: string; level: number | null }[]>('/api/bots')]).then(
      ([games, bots]) => {
        this.games = games;
        const levels = bots.filter((bot) => bot.level !== null);
        this.known = bots.map((bot) => bot.name);
        this.bots = (levels.length ? levels : bots).map((bot) => bot.name);
      },
    );
    return this.asked;
  }

  game(name: string): GameSeen | undefined {
    return this.games.find((game) => game.traits.name === name);
  }

  /** The opponent chosen before, or one who forgives. */
  bot(chosen: string): string {
    return this.known.includes(chosen) ? chosen : (this.bots[1] ?? this.bots[0] ?? 'random');
  }

  title(name: string): string {
    return this.game(name)?.traits.title ?? name;
  }

  /** The style sheet of a game's pictures, linked once. */
  dress(name: string): void {
    if (this.sheets.has(name)) return;
    this.sheets.add(name);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/api/games/${encodeURIComponent(name)}/style.css`;
    document.head.append(link);
  }

  async read(name: string): Promise<void> {
    if (this.rules[name]) return;
    const found = await ask<Rule[]>(`/api/games/${encodeURIComponent(name)}/rules`);
    this.rules = { ...this.rules, [name]: found };
  }

  rule(game: string, id: string): Rule | undefined {
    return this.rules[game]?.find((rule) => rule.id === id);
  }

  /** What the rule says, in the reader's language. */
  text(rule: Rule): string {
    return spaced(rule[language.code] || rule.en, language.code);
  }
}

export const library = new Library();

/** A drawing of ours that belongs to a game, if there is one. */
export function drawing(name: string): string | undefined {
  return art[`../art/${name}.svg`];
}

/** The levels, and whoever else has been chosen. */
export function choices(chosen: string): string[] {
  return library.bots.includes(chosen) || !chosen ? library.bots : [...library.bots, chosen];
}

export function botName(bot: string | null | undefined): string {
  if (!bot) return t('bot-unknown');
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function colourName(emblem: string): string {
  return has(`colour-${emblem}`) ? t(`colour-${emblem}`) : emblem;
}

/** A side as the story calls it: an army, or a colour. */
export function sideName(seat: SeatSeen): string {
  return seat.called || colourName(seat.emblem);
}

/** A chapter of a rulebook, whose own headings are in English. */
export function chapterName(chapter: string): string {
  const id = `chapter-${chapter.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return has(id) ? t(id) : chapter;
}

/** When a game appeared: a year, or as much of it as is known. */
export function yearName(told: string): string {
  const year = /\d{4}/.exec(told)?.[0] ?? '';
  if (told === `before ${year}`) return t('year-before', { year });
  return told === `${year}s` ? t('year-decade', { year }) : told;
}

/** What a seat commands of its side. */
export function armNames(arms: readonly string[]): string {
  return arms.map((arm) => (has(`arm-${arm}`) ? t(`arm-${arm}`) : arm)).join(', ');
}

/** How a seat is called: You, a person's name as typed, a bot, or free. */
export function seatName(seat: SeatSeen, several = false): string {
  if (seat.kind === 'bot') return t('seat-bot', { name: botName(seat.bot) });
  if (seat.kind === 'person') return seat.mine && !several ? t('you') : (seat.name ?? t('former-player'));
  return seat.kind === 'invite' ? t('seat-invited') : t('seat-open');
}

/** Who has won a match that is over. */
export function verdict(sight: Sight | null): string {
  const winners = (sight?.seats ?? []).filter((seat) => sight?.ending?.winners.includes(seat.side));
  if (winners.length === 1 && winners[0]?.mine) return t('you-won');
  return winners.length ? t('won', { names: winners.map((seat) => seatName(seat)).join(', ') }) : t('no-winner');
}
