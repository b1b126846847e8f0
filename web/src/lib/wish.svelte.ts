/** What somebody would like to play: a game, how many at a table, by which clock. */
import { library } from './library.svelte';
import type { GameSeen, TournamentListed } from './wire';

export type Clock = TournamentListed['clock'];
export const CLOCKS: { id: string; clock: Clock }[] = [
  { id: 'brisk', clock: { kind: 'live', bank: 300, increment: 5 } },
  { id: 'sitting', clock: { kind: 'live', bank: 900, increment: 10 } },
  { id: 'slow', clock: { kind: 'live', bank: 2400, increment: 30 } },
  { id: 'days', clock: { kind: 'days', turn: 2, reserve: 0 } },
];

export class Wish {
  game = $state('');
  seats = $state(2);
  clock = $state('sitting');

  constructor(kept: { game?: string | undefined; players?: number | undefined; clock?: string | undefined } = {}) {
    this.game = kept.game ?? '';
    this.seats = kept.players ?? 2;
    if (CLOCKS.some(({ id }) => id === kept.clock)) this.clock = kept.clock as string;
  }

  get chosen(): GameSeen | undefined {
    return library.game(this.game) ?? library.games[0];
  }

  get counts(): number[] {
    return this.chosen?.traits.players ?? [2];
  }

  get size(): number {
    return this.counts.includes(this.seats) ? this.seats : (this.counts[0] ?? 2);
  }
}
