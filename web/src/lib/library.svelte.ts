/** The games, their words, drawings and rules, and the bots: asked for once, and again in another language. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { ask, query } from './api';
import { span } from './clock.svelte';
import { bundled, has, language, said, spaced, t } from './language.svelte';
import type { About, BotSeen, GameSeen, RuleSeen, SeatSeen, Snapshot } from './wire';

class Library {
  games = $state.raw<GameSeen[]>([]);
  /** Whoever may be played against, weakest first; those without a level only serve to measure by. */
  opponents = $state.raw<BotSeen[]>([]);
  rules = $state.raw<Record<string, RuleSeen[]>>({});
  private words = $derived<Map<string, FluentBundle>>(new Map(this.games.map((game) => [game.traits.name, bundled(language.code, [game.words])])));
  private signs = $derived<Record<string, string>>(Object.assign({}, ...this.games.map((game) => game.emblems)));
  private drawings = $state.raw<Record<string, string>>({});
  private asked: Promise<void> | null = null;
  private spoken = '';
  private sheets = new Set<string>();

  load(): Promise<void> {
    if (!this.asked || this.spoken !== language.code) this.asked = this.fetch(language.code);
    return this.asked;
  }

  private async fetch(code: string): Promise<void> {
    this.spoken = code;
    const [games, bots] = await Promise.all([ask<GameSeen[]>(`/api/games${query({ language: code })}`), ask<BotSeen[]>(`/api/bots${query({ language: code })}`)]);
    if (this.spoken !== code) return; // another language was chosen meanwhile
    this.games = games;
    this.opponents = bots;
  }

  /** The levels to choose from. */
  get bots(): string[] {
    const levels = this.opponents.filter((bot) => bot.level !== null);
    return (levels.length ? levels : this.opponents).map((bot) => bot.name);
  }

  /** What a game says of itself on the page; nothing if it has no such words. */
  told(game: string, id: string, args?: Record<string, FluentVariable>): string | undefined {
    return said(this.words.get(game), id, args);
  }

  /** The outline of a side's emblem. */
  sign(emblem: string): string {
    return this.signs[emblem] ?? '';
  }

  /** A drawing the game has for its card or its lines in lists, fetched when it is first shown. */
  drawing(game: string, which: 'card' | 'icon'): string | undefined {
    const path = `/api/games/${encodeURIComponent(game)}/art/${which}.svg`;
    const found = this.drawings[path];
    if (found === undefined && this.game(game)?.art.includes(which)) void this.draw(path);
    return found || undefined;
  }

  private fetching = new Set<string>();

  private async draw(path: string): Promise<void> {
    if (this.fetching.has(path)) return;
    this.fetching.add(path);
    const answer = await fetch(path).catch(() => null);
    const drawn = answer?.ok ? await answer.text() : '';
    this.drawings = { ...this.drawings, [path]: drawn }; // nothing is waited for in between: several arrive at once
  }

  game(name: string): GameSeen | undefined {
    return this.games.find((game) => game.traits.name === name);
  }

  /** The opponent chosen before, or one who forgives. */
  bot(chosen: string): string {
    return this.opponents.some((bot) => bot.name === chosen) ? chosen : (this.bots[1] ?? this.bots[0] ?? 'random');
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
    const found = await ask<RuleSeen[]>(`/api/games/${encodeURIComponent(name)}/rules`);
    this.rules = { ...this.rules, [name]: found };
  }

  rule(game: string, id: string): RuleSeen | undefined {
    return this.rules[game]?.find((rule) => rule.id === id);
  }

  /** What the rule says, in the reader's language. */
  text(rule: RuleSeen): string {
    return inWords(rule.texts);
  }
}

export const library = new Library();

/** A text in the reader's language, in English if it has none. */
export function inWords(texts: Record<string, string>): string {
  return spaced(texts[language.code] || texts.en || '', language.code);
}

$effect.root(() => {
  $effect(() => {
    if (language.bundle && library.games.length) void library.load().catch(() => undefined); // in the language chosen now
  });
});

/** The levels, and whoever else has been chosen. */
export function choices(chosen: string): string[] {
  return library.bots.includes(chosen) || !chosen ? library.bots : [...library.bots, chosen];
}

export function botName(bot: string | null | undefined): string {
  return library.opponents.find((one) => one.name === bot)?.title ?? bot ?? t('bot-unknown');
}

/** A bot in a few words. */
export function botCharacter(bot: string): string {
  return library.opponents.find((one) => one.name === bot)?.character ?? '';
}

export function colourName(emblem: string): string {
  return has(`colour-${emblem}`) ? t(`colour-${emblem}`) : emblem;
}

/** A side as the story calls it: an army, or a colour. */
export function sideName(seat: SeatSeen): string {
  return seat.called || colourName(seat.emblem);
}

/** A chapter of a rulebook, whose own headings are in English. */
export function chapterName(game: string, chapter: string): string {
  return library.told(game, `chapter-${chapter.toLowerCase().replace(/[^a-z]+/g, '-')}`) ?? chapter;
}

/** When a game appeared: a year, or as much of it as is known. */
export function yearName(told: string): string {
  const year = /\d{4}/.exec(told)?.[0] ?? '';
  if (told === `before ${year}`) return t('year-before', { year });
  return told === `${year}s` ? t('year-decade', { year }) : told;
}

/** What a seat commands of its side. */
export function armNames(game: string, arms: readonly string[]): string {
  return arms.map((arm) => library.told(game, `arm-${arm}`) ?? arm).join(', ');
}

/** How a seat is called: You, a person's name as typed, a bot, or free. */
export function seatName(seat: SeatSeen, several = false): string {
  if (seat.kind === 'bot') return t('seat-bot', { name: botName(seat.bot) });
  if (seat.kind === 'person') return seat.mine && !several ? t('you') : (seat.name ?? t('former-player'));
  if (seat.kind === 'asked') return t('seat-asked', { name: seat.name ?? t('former-player') });
  return seat.kind === 'invite' ? t('seat-invited') : t('seat-open');
}

/** Who has won a match that is over. */
export function verdict(sight: Snapshot | null): string {
  const winners = (sight?.seats ?? []).filter((seat) => sight?.ending?.winners.includes(seat.side));
  if (winners.length === 1 && winners[0]?.mine) return t('you-won');
  return winners.length ? t('won', { names: winners.map((seat) => seatName(seat)).join(', ') }) : t('no-winner');
}

/** What a table has agreed on for somebody who is late or not there. */
export function terms(about: About): string {
  if (about.clock.kind !== 'none') return t(`terms-${about.timeout}`);
  if (about.absence === null) return t('terms-never');
  return t(about.forfeit ? 'terms-forfeit' : 'terms-absence', { time: span(about.absence) });
}
