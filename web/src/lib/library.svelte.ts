/** The games, their words, drawings and rules, and the bots: asked for once, and again in another language. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { ask, query } from './api';
import { span } from './clock.svelte';
import { bundled, has, language, said, spaced, t } from './language.svelte';
import { settings } from './settings.svelte';
import type { About, BotSeen, Ending, GameSeen, QuestionSeen, RuleSeen, SeatSeen } from './wire';

class Library {
  games = $state.raw<GameSeen[]>([]);
  /** Whoever may be played against, weakest first; those without a level only serve to measure by. */
  opponents = $state.raw<BotSeen[]>([]);
  rules = $state.raw<Record<string, RuleSeen[]>>({});
  questions = $state.raw<Record<string, QuestionSeen[]>>({});
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
    settings.wear(name);
    if (this.sheets.has(name)) return;
    this.sheets.add(name);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/api/games/${encodeURIComponent(name)}/style.css`;
    document.head.append(link);
  }

  async read(name: string): Promise<void> {
    if (this.rules[name]) return;
    const path = `/api/games/${encodeURIComponent(name)}`;
    const [found, asked] = await Promise.all([ask<RuleSeen[]>(`${path}/rules`), ask<QuestionSeen[]>(`${path}/questions`)]);
    this.rules = { ...this.rules, [name]: found };
    this.questions = { ...this.questions, [name]: asked };
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

/** What tells bots of one level apart at a table: I, II, III. */
function numeral(seat: SeatSeen, seats: readonly SeatSeen[]): string {
  const alike = seats.filter((other) => other.kind === 'bot' && other.bot === seat.bot);
  return alike.length > 1 ? ` ${['I', 'II', 'III', 'IV', 'V', 'VI'][alike.findIndex((other) => other.seat === seat.seat)] ?? ''}` : '';
}

/** A bot's level, with its number where a table has several of one. */
export function botSeat(seat: SeatSeen, seats: readonly SeatSeen[]): string {
  return botName(seat.bot) + numeral(seat, seats);
}

/** How a seat is called among those of its table: You, a person's name as typed, a bot, or free. */
export function seatName(seat: SeatSeen, seats: readonly SeatSeen[], several = false): string {
  if (seat.kind === 'bot') return seat.bot === 'record' && seat.name ? seat.name : t('seat-bot', { name: botSeat(seat, seats) });
  if (seat.kind === 'person') return seat.mine && !several ? t('you') : (seat.name ?? t('former-player'));
  if (seat.kind === 'asked') return t('seat-asked', { name: seat.name ?? t('former-player') });
  return seat.kind === 'invite' ? t('seat-invited') : t('seat-open');
}

/** Names one after another as the language does it. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.code, { type: 'conjunction' }).format(names);
}

/** Everybody else at a table. */
export function othersAt(seats: readonly SeatSeen[]): string {
  return seats.filter((seat) => !seat.mine && (seat.kind === 'person' || seat.kind === 'bot')).map((seat) => seatName(seat, seats)).join(', ');
}

/** What a side has at the end of what its game counts, in the game's own word. */
export function counted(game: string, ending: Ending | null | undefined, side: number): string | undefined {
  const count = ending?.counts?.[side];
  return count === undefined ? undefined : library.told(game, 'counted', { count });
}

/** Who has won a match that is over: one side, several that share it, or nobody. */
export function verdict(seats: readonly SeatSeen[], ending: Ending | null | undefined): string {
  const sides = new Set(seats.map((seat) => seat.side));
  const won = (ending?.winners ?? []).filter((side) => sides.has(side));
  const winners = seats.filter((seat) => won.includes(seat.side));
  const hotSeat = seats.filter((seat) => seat.mine).length > 1;
  const others = listed(winners.filter((seat) => hotSeat || !seat.mine).map((seat) => seatName(seat, seats, hotSeat)));
  const mine = !hotSeat && winners.some((seat) => seat.mine);
  if (!winners.length) return ['resigned', 'time', 'absent', 'imported'].includes(ending?.reason ?? '') ? t('no-winner') : t('match-drawn');
  if (won.length === sides.size) return t('match-drawn');
  if (won.length > 1) return mine ? t('you-share', { names: others }) : t('several-won', { names: others });
  if (mine) return winners.length > 1 ? t('you-won-with', { names: others }) : t('you-won');
  return t('won', { names: others, count: winners.length });
}

/** How time is kept, in a few words. */
export function clockName(clock: About['clock']): string {
  if (clock.kind === 'live') return t('clock-live-short', { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
  return clock.kind === 'days' ? t('clock-days-short', { days: clock.turn }) : t('clock-none-short');
}

/** What a table has agreed on for somebody who is late or not there. */
export function terms(about: About): string {
  if (about.clock.kind !== 'none') return t(`terms-${about.timeout}`);
  if (about.absence === null) return t('terms-never');
  return t(about.forfeit ? 'terms-forfeit' : 'terms-absence', { time: span(about.absence) });
}
