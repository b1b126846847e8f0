/** A lesson on a bench: every move is judged, and chance and the others answer it. */
import { ask } from './api';
import { Bench } from './bench.svelte';
import { language } from './language.svelte';
import { keep, kept } from './settings.svelte';
import type { Benched, GestureSeen, Judged, LessonSeen } from './wire';

export class Course extends Bench {
  verdict = $state.raw<Judged | null>(null);
  /** A wrong try, or a rule that said no: the rule has been felt. */
  felt = $state(false);
  /** It was shown how: what is done then does not count. */
  shown = $state(false);

  constructor(
    readonly name: string,
    readonly lesson: LessonSeen,
    layout: string,
  ) {
    super({ game: name, options: lesson.options, position: lesson.position, plays: [lesson.side], seat: lesson.side, luck: 'choose' }, layout);
  }

  /** Where it was left, or its beginning. */
  override connect(): void {
    const left = kept(this.memory);
    void this.doing(async () => {
      if (!left || !(await this.judge(JSON.parse(left) as string[], false).catch(() => false))) await this.judge([], false);
    });
  }

  again(): Promise<void> {
    this.toast = null;
    this.shown = false;
    return this.doing(() => this.judge([], false));
  }

  /** One way to do it, one move after the other. */
  demonstrate(): Promise<void> {
    this.toast = null;
    this.shown = this.felt = true;
    return this.doing(async () => {
      await this.judge([], false);
      await this.judge(this.lesson.line, true);
    });
  }

  override async play(gesture: GestureSeen): Promise<void> {
    if (this.busy || !this.sight) return;
    this.clicks += 1;
    this.toast = null;
    this.pending = null;
    this.picks = [];
    this.point(null);
    await this.doing(() => this.judge([...this.moves, gesture.play], true));
  }

  private get memory(): string {
    return `lesson.${this.name}.${this.lesson.id}`;
  }

  private judgement(moves: readonly string[]): Promise<Judged> {
    const path = `/api/games/${encodeURIComponent(this.name)}/lessons/${encodeURIComponent(this.lesson.id)}`;
    return ask<Judged>(path, 'POST', { moves, language: language.code });
  }

  private async judge(moves: readonly string[], step: boolean): Promise<boolean> {
    this.verdict = await this.judgement(moves);
    if (this.verdict.state === 'wrong' || this.verdict.state === 'refused') this.felt = true;
    keep(this.memory, this.verdict.state === 'open' ? JSON.stringify(this.verdict.moves) : '[]');
    return this.go(this.verdict.moves, step);
  }

  /** What is decided, right or wrong, goes on no further. */
  protected override take(told: Benched): void {
    const open = this.verdict?.state === 'open' || this.verdict?.state === 'refused';
    super.take(open ? told : { ...told, sight: { ...told.sight, mine: false, gestures: [] } });
  }
}
