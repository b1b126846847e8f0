/** A bench: a position that is tried out without a table. `Board` shows it as it shows a table.
 *
 * The server keeps nothing of it: every request says where it begins and what was played since. */
import { ask } from './api';
import { language, t } from './language.svelte';
import { library } from './library.svelte';
import { Table } from './table.svelte';
import type { Benched, GestureSeen } from './wire';

/** Where it begins. */
export interface Setting {
  game: string;
  preset?: string;
  options?: Record<string, unknown>;
  /** In the game's notation; without it a match begins as usual. */
  position?: string | null;
  /** The sides that are played here; without it all. */
  plays?: number[];
  /** Who looks; without it whoever decides. */
  seat?: number | null;
  /** Whether chance is thrown by the server, or chosen by a button. */
  luck?: 'roll' | 'choose';
}

export class Bench extends Table {
  /** What was played since the beginning, chance included, and who did. */
  moves = $state.raw<string[]>([]);
  by = $state.raw<number[]>([]);
  /** The present position as a text. */
  position = $state('');
  /** Asked before a move that was clicked is played: no to keep it from being played. */
  permit: ((gesture: GestureSeen) => boolean) | null = null;
  /** Hears of every move that was played here. */
  played: ((gesture: GestureSeen) => void) | null = null;
  private asked = 0;

  constructor(
    public setting: Setting,
    layout: string,
  ) {
    super('', null, layout, false);
    this.stage.secret = library.game(setting.game)?.traits.hidden ?? true;
  }

  /** Where it is asked; the bodies of all questions are those of docs/wire.md. */
  protected get path(): string {
    return '/api/bench';
  }

  protected body(moves: readonly string[]): Record<string, unknown> {
    return { ...this.setting, moves, layout: this.layout, language: language.code };
  }

  override connect(): void {
    void this.go([]);
  }

  override close(): void {
    this.asked += 1;
  }

  override learn(): Promise<void> {
    return Promise.resolve();
  }

  protected override rested(): void {
    /* nobody is called to a bench */
  }

  protected override refresh(): void {
    void this.go(this.moves);
  }

  override speak(): void {
    this.refresh();
  }

  override arrange(layout: string): void {
    if (layout === this.layout) return;
    this.layout = layout;
    this.refresh();
  }

  /** The position after these moves: step by step if they go on from what is shown, else at once. */
  async go(moves: readonly string[], step = false): Promise<boolean> {
    this.asked += 1;
    const mine = this.asked;
    const on = step && this.stage.number === this.moves.length && this.moves.every((play, at) => moves[at] === play);
    const more = on ? { onto: this.moves.length, knower: this.sight?.seat, since: this.moves.length } : {};
    try {
      const told = await ask<Benched>(this.path, 'POST', { ...this.body(moves), ground: true, ...more });
      if (mine !== this.asked) return false;
      this.take(told);
      await this.drawn;
      return mine === this.asked;
    } catch (error) {
      if (mine === this.asked) this.complain(error);
      return false;
    }
  }

  protected take(told: Benched): void {
    this.setting = { ...this.setting, options: told.options, preset: undefined };
    [this.moves, this.by, this.position] = [told.moves, told.by, told.position];
    this.picks = [];
    this.pending = null;
    this.told.clear();
    this.connected = true;
    this.show(told.sight);
  }

  protected override inquire<T>(what: 'why-not-click' | 'cannot' | 'pointed', asked: Record<string, string | number | null>): Promise<T> {
    const bench = { ...this.body(this.moves), seat: this.sight?.seat };
    return ask<T>(`${this.path}/${what}`, 'POST', { bench, clicks: asked.clicks ?? '', at: asked.at ?? '' });
  }

  override async play(gesture: GestureSeen): Promise<void> {
    if (this.busy || !this.sight) return;
    this.clicks += 1;
    this.toast = null;
    this.hinted = null;
    this.pending = null;
    this.picks = [];
    this.point(null);
    if (this.permit && !this.permit(gesture)) return;
    await this.doing(async () => {
      if (await this.go([...this.moves, gesture.play], true)) this.played?.(gesture);
    });
  }

  /** Before the newest decision, or before the newest turn. */
  override async undo(turn: boolean): Promise<void> {
    let at = this.by.findLastIndex((by) => by >= 0);
    if (turn) while (at > 0 && this.by[at - 1] === this.by[at]) at -= 1;
    if (at >= 0) await this.go(this.moves.slice(0, at));
    this.news = t('news-back');
  }
}
