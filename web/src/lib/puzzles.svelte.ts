/** Puzzles: the one on the bench, what an answer was worth, and the progress of whoever has no account. */
import { ask, post } from './api';
import { Bench } from './bench.svelte';
import { language } from './language.svelte';
import { keep } from './settings.svelte';
import type { Answered, Benched, GestureSeen, PuzzleBenched, PuzzleSeen, PuzzlesSeen, Standing, ThemeSeen } from './wire';

interface Kept {
  mu: number;
  sigma: number;
  history: number[];
  done: Record<string, boolean>;
  /** What the puzzles were about whose solution has been told. */
  about?: Record<string, string[]>;
}

const KEY = 'puzzles';

/** By game, on this device alone. */
export function onDevice(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(`caracole.${KEY}`) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

/** How somebody without an account does in a game. */
export function standing(game: string, known: Standing | null | undefined): Standing {
  if (known) return known;
  const kept = onDevice()[game];
  const done = Object.values(kept?.done ?? {});
  const missed = [...done].reverse().indexOf(false);
  const number = kept?.history.at(-1) ?? 1500;
  return {
    rating: { number, doubt: Math.round(48 * (kept?.sigma ?? 25 / 3)), provisional: done.length < 10 },
    tries: done.length,
    solved: done.filter(Boolean).length,
    streak: missed < 0 ? done.length : missed,
    history: kept?.history ?? [],
    done: kept?.done ?? {},
  };
}

/** Of the puzzles about a rule, how many were answered and how many of these solved. */
export function share(game: string, theme: ThemeSeen): { tries: number; solved: number } {
  const kept = onDevice()[game];
  const mine = Object.entries(kept?.about ?? {}).filter(([, rules]) => rules.includes(theme.rule));
  return theme.tries ? theme : { tries: mine.length, solved: mine.filter(([id]) => kept?.done[id]).length };
}

export function nextPuzzle(game: string, theme: string | null): Promise<PuzzleSeen> {
  const kept = onDevice()[game];
  return post<PuzzleSeen>(`/api/games/${game}/puzzle`, { theme, device: kept ? { mu: kept.mu, sigma: kept.sigma } : null, done: Object.keys(kept?.done ?? {}) });
}

/** A puzzle on the board: its beginning is the server's. */
export class PuzzleBench extends Bench {
  answered = $state.raw<Answered | null>(null);
  /** What was tried and was wrong. */
  wrong = $state.raw<GestureSeen[]>([]);

  constructor(
    readonly puzzle: PuzzleSeen,
    layout: string,
    private known: Standing | null,
  ) {
    super({ game: puzzle.game }, layout);
    this.permit = (gesture) => {
      void this.doing(() => this.answer(gesture));
      return false;
    };
  }

  protected override get path(): string {
    return `/api/puzzles/${this.puzzle.id}/bench`;
  }

  protected override body(moves: readonly string[]): Record<string, unknown> {
    return { moves, layout: this.layout, language: language.code };
  }

  protected override take(told: Benched | PuzzleBenched): void {
    super.take({ options: {}, position: '', ...told });
  }

  override get gestures(): GestureSeen[] {
    return this.answered?.solution ? [] : super.gestures;
  }

  /** What the side could do, solved or not. */
  get possible(): GestureSeen[] {
    return this.sight?.gestures ?? [];
  }

  /** The first answer counts; without one the solution is told. */
  async answer(gesture: GestureSeen | null): Promise<void> {
    const kept = this.known ? null : (onDevice()[this.puzzle.game] ?? { mu: 25, sigma: 25 / 3, history: [], done: {} });
    const device = kept && !(this.puzzle.id in kept.done) ? { mu: kept.mu, sigma: kept.sigma } : null;
    const told = await ask<Answered>(`/api/puzzles/${this.puzzle.id}/answer`, 'POST', { play: gesture?.play ?? null, device });
    if (kept) {
      const first = told.device ? { ...told.device, history: [...kept.history, told.rating.number].slice(-40), done: { ...kept.done, [this.puzzle.id]: told.right } } : kept;
      const about = told.solution ? { ...kept.about, [this.puzzle.id]: told.solution.themes } : kept.about;
      keep(KEY, JSON.stringify({ ...onDevice(), [this.puzzle.game]: { ...first, about } }));
    }
    if (!told.right && gesture) this.wrong = [...this.wrong, gesture];
    this.answered = told;
  }
}

export const fetched = (): Promise<PuzzlesSeen[]> => ask<PuzzlesSeen[]>('/api/puzzles');
