/** The review room: a match that is over, moment by moment, with what each decision was worth as far as that is known. */
import { ask, Refused } from './api';
import { Bench } from './bench.svelte';
import { lines } from './lines';
import type { Decision, GestureSeen, Record as Match, Review, Reviewing, Stroke } from './wire';

export const FAULTS = ['inaccuracy', 'mistake', 'blunder'];
const MARGINS = [0.1, 0.05, 0.02];
const GRADES = ['blunder', 'mistake', 'inaccuracy'];
/** Of a decision tried again: what loses less, times the game's scale, counts as found. */
const FOUND = 0.02;
const PACE = 900;

/** A bench that only shows, until somebody tries something. */
export class Desk extends Bench {
  frozen = $state(true);

  override get gestures(): GestureSeen[] {
    return this.frozen ? [] : super.gestures;
  }

  override whyNot(under: string[]): Promise<void> {
    return this.frozen ? Promise.resolve() : super.whyNot(under);
  }

  /** What the side that decides could do here. */
  get possible(): GestureSeen[] {
    return this.sight?.mine ? (this.sight.gestures ?? []) : [];
  }
}

export interface Row {
  side: number;
  turn: number;
  steps: number[];
}

export class Room {
  match = $state.raw<Match | null>(null);
  review = $state.raw<Review | null>(null);
  decisions = $state.raw<Decision[]>([]);
  strokes = $state.raw<Stroke[]>([]);
  progress = $state.raw<{ place: number; done: number; pieces: number } | null>(null);
  at = $state(0);
  playing = $state(false);
  mode = $state<'look' | 'try' | 'learn'>('look');
  /** Learning: the side, the decisions it is asked about, which of them, and how it went. */
  learner = $state(0);
  asked = $state(0);
  answer = $state.raw<{ found: boolean; play: string; loss: number | null; best: boolean } | null>(null);
  solved = $state.raw<boolean[]>([]);
  /** Looking at the best line: so many of its steps. */
  along = $state(0);
  readonly desk: Desk;
  private stop = new AbortController();
  private timer = 0;

  constructor(
    readonly table: string,
    game: string,
    layout: string,
    seat: number | null,
  ) {
    this.desk = new Desk({ game, seat, luck: 'choose' }, layout);
    this.desk.permit = (gesture) => this.tried(gesture);
  }

  async load(at: number | null): Promise<void> {
    this.match = await ask<Match>(`/api/tables/${this.table}/record`);
    this.desk.setting = { ...this.desk.setting, options: this.match.options };
    await this.show(at ?? this.last);
  }

  close(): void {
    this.stop.abort();
    clearTimeout(this.timer);
    this.desk.close();
  }

  get last(): number {
    return this.match?.steps.length ?? 0;
  }

  get plays(): string[] {
    return this.match?.steps.map((step) => step.play) ?? [];
  }

  // --- what it was worth

  async work(care: string): Promise<void> {
    this.decisions = [];
    this.strokes = [];
    this.progress = { place: 0, done: 0, pieces: 0 };
    try {
      await lines<Reviewing>(`/api/tables/${this.table}/review/stream?care=${care}`, (line) => this.hear(line), this.stop.signal);
    } finally {
      this.progress = null;
    }
  }

  halt(): void {
    this.stop.abort();
    this.stop = new AbortController();
  }

  private hear(line: Reviewing): void {
    if (line.problem) throw new Refused(409, line.problem);
    if (line.review) {
      this.review = line.review;
      this.decisions = line.review.decisions;
      this.strokes = line.review.strokes;
      return;
    }
    this.progress = { place: line.place ?? 0, done: line.done ?? 0, pieces: line.pieces ?? 0 };
    if (line.decisions?.length) this.decisions = [...this.decisions, ...line.decisions];
    if (line.strokes?.length) this.strokes = [...this.strokes, ...line.strokes];
  }

  get decision(): Decision | undefined {
    return this.decisions.find((one) => one.step === this.at);
  }

  get stroke(): Stroke | undefined {
    return this.strokes.find((one) => one.step === this.at);
  }

  /** How bad it is to lose so much, as the review itself grades. */
  grade(loss: number): string {
    const scale = this.review?.scale ?? 1;
    const place = MARGINS.findIndex((margin) => loss >= margin * scale);
    return place >= 0 ? (GRADES[place] ?? 'good') : 'good';
  }

  get faults(): Decision[] {
    return this.decisions.filter((one) => FAULTS.includes(one.grade));
  }

  /** What the players did, turn by turn: chance stands in the turn it fell in. */
  get rows(): Row[] {
    const rows: Row[] = [];
    let turn = 0;
    this.match?.steps.forEach((step, number) => {
      const row = rows.at(-1);
      if (row && (step.by < 0 || step.by === row.side)) row.steps.push(number);
      else {
        if (step.by >= 0) turn += 1;
        rows.push({ side: step.by, turn: step.by >= 0 ? turn : 0, steps: [number] });
      }
    });
    return rows;
  }

  // --- moving about

  async show(at: number): Promise<void> {
    const to = Math.min(Math.max(0, at), this.last);
    this.at = to;
    this.along = 0;
    if (this.mode === 'try') this.mode = 'look';
    this.desk.frozen = this.mode !== 'learn' || this.answer !== null;
    await this.desk.go(this.plays.slice(0, to), to === this.desk.moves.length + 1);
  }

  turn(by: number): void {
    const starts = [...this.rows.filter((row) => row.side >= 0).map((row) => row.steps[0] ?? 0), this.last];
    const to = by > 0 ? starts.find((step) => step > this.at) : starts.findLast((step) => step < this.at);
    void this.show(to ?? (by > 0 ? this.last : 0));
  }

  /** The next decision that lost something, or the one before. */
  fault(by: number): void {
    const found = by > 0 ? this.faults.find((one) => one.step > this.at) : this.faults.findLast((one) => one.step < this.at);
    if (found) void this.show(found.step);
  }

  play(on: boolean): void {
    clearTimeout(this.timer);
    this.playing = on;
    if (!on) return;
    const further = async (): Promise<void> => {
      if (!this.playing) return;
      await this.show(this.at >= this.last ? 0 : this.at + 1);
      if (this.at >= this.last) this.playing = false;
      else this.timer = window.setTimeout(() => void further(), PACE);
    };
    void further();
  }

  /** So many steps of the best line. */
  async follow(count: number): Promise<void> {
    const line = this.decision?.line ?? [];
    this.along = Math.min(Math.max(0, count), line.length);
    this.desk.frozen = true;
    await this.desk.go([...this.plays.slice(0, this.at), ...line.slice(0, this.along)], true);
  }

  /** Play something else here, and go on with both sides. */
  async tryOut(play?: string): Promise<void> {
    this.play(false);
    this.mode = 'try';
    this.along = 0;
    this.desk.frozen = false;
    await this.desk.go([...this.plays.slice(0, this.at), ...(play ? [play] : [])], play !== undefined);
  }

  async leave(): Promise<void> {
    this.mode = 'look';
    this.answer = null;
    await this.show(this.at);
  }

  // --- learning

  get lessons(): Decision[] {
    return this.faults.filter((one) => one.side === this.learner);
  }

  async learn(side: number): Promise<void> {
    this.play(false);
    this.learner = side;
    this.solved = [];
    this.mode = 'learn';
    await this.pose(0);
  }

  async pose(number: number): Promise<void> {
    const decision = this.lessons[number];
    if (!decision) return this.leave();
    this.asked = number;
    this.answer = null;
    await this.show(decision.step);
  }

  /** A move on the board: what it would have been worth, as far as it was looked at. */
  private tried(gesture: GestureSeen): boolean {
    const decision = this.decision;
    if (this.mode !== 'learn' || !decision) return true;
    const option = decision.options.find((one) => one.play === gesture.play);
    const loss = option ? Math.max(0, decision.best_value - option.value) : null;
    const equal = gesture.play === decision.best || (decision.equal ?? []).includes(gesture.play);
    const found = gesture.play !== decision.played && (equal || (loss !== null && loss < FOUND * (this.review?.scale ?? 1)));
    this.settle(gesture.play, found, loss, equal);
    return false;
  }

  private settle(play: string, found: boolean, loss: number | null, best: boolean): void {
    this.answer = { play, found, loss, best };
    if (!found) return;
    this.solved = Object.assign([...this.solved], { [this.asked]: true });
    this.desk.frozen = true;
  }

  reveal(): void {
    const decision = this.decision;
    if (this.mode === 'learn' && decision) this.settle(decision.best, true, 0, true);
    this.solved = Object.assign([...this.solved], { [this.asked]: false });
  }
}
