/** A study: chapters that begin anywhere, every line that was tried, comments and marks beside it. */
import { ask, post, Refused } from './api';
import { Bench } from './bench.svelte';
import { lines } from './lines';
import { people } from './people.svelte';
import { settings } from './settings.svelte';
import { t } from './language.svelte';
import type { Benched, GestureSeen, Lines, Placed, StudyKept, StudySeen, Tool } from './wire';

export const FORMAT = 'caracole-study/1';
export const MARKS = ['!!', '!', '!?', '?!', '?', '??'];
/** Milliseconds after a change until it is stored. */
const SOON = 900;

/** A step as it is stored: the lines that branch off instead of it stand beside it. */
interface Written {
  play: string;
  comment?: string;
  marks?: string[];
  others?: Written[][];
}

export interface ChapterWritten {
  title: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  position?: string | null;
  comment?: string;
  line?: Written[];
}

export interface StudyWritten {
  format: string;
  title: string;
  chapters: ChapterWritten[];
}

/** A step of the tree; the first of those that follow is the main line. */
export class Twig {
  comment = $state('');
  marks = $state.raw<string[]>([]);
  next = $state<Twig[]>([]);
  /** Who took it, once it was played here; −1 is chance. */
  by = $state<number | null>(null);

  constructor(
    readonly play: string,
    public parent: Twig | null,
  ) {}

  get path(): Twig[] {
    const found: Twig[] = [];
    for (let at: Twig = this; at.parent; at = at.parent) found.unshift(at);
    return found;
  }

  /** Those that could have been played instead, itself among them. */
  get siblings(): Twig[] {
    return this.parent?.next ?? [this];
  }

  child(play: string): Twig {
    const known = this.next.find((one) => one.play === play);
    if (known) return known;
    this.next.push(new Twig(play, this));
    return this.next.at(-1) as Twig;
  }

  get last(): Twig {
    let at: Twig = this;
    while (at.next[0]) at = at.next[0];
    return at;
  }
}

function grown(line: readonly Written[], from: Twig): void {
  let at = from;
  for (const step of line) {
    const twig = at.child(step.play);
    twig.comment = step.comment ?? '';
    twig.marks = step.marks ?? [];
    for (const other of step.others ?? []) grown(other, at);
    at = twig;
  }
}

function cut(from: Twig): Written[] {
  const written: Written[] = [];
  for (let at = from; at.next[0]; at = at.next[0]) {
    const [first, ...others] = at.next;
    if (first) written.push({ ...step(first), ...(others.length ? { others: others.map((other) => [step(other), ...cut(other)]) } : {}) });
  }
  return written;
}

const step = (twig: Twig): Written => ({ play: twig.play, ...(twig.comment ? { comment: twig.comment } : {}), ...(twig.marks.length ? { marks: twig.marks } : {}) });

/** A chapter while one works on it. */
export class Chapter {
  title = $state('');
  comment = $state('');
  readonly root = new Twig('', null);

  constructor(readonly told: ChapterWritten) {
    this.title = told.title;
    this.comment = told.comment ?? '';
    grown(told.line ?? [], this.root);
  }

  get written(): ChapterWritten {
    const { line: _line, comment: _comment, ...told } = this.told;
    return { ...told, title: this.title, ...(this.comment ? { comment: this.comment } : {}), line: cut(this.root) };
  }

  get variations(): number {
    const count = (twig: Twig): number => Math.max(0, twig.next.length - 1) + twig.next.reduce((sum, one) => sum + count(one), 0);
    return count(this.root);
  }
}

/** The analysis board. Chance is thrown only after a move, never by looking. */
export class Analysis extends Bench {
  throws = $state(false);
  /** Setting up: what is put where one clicks. */
  tool = $state('');
  placing = $state(false);
  placed: ((tool: string, at: string[]) => void) | null = null;
  private rolling = false;

  protected override body(moves: readonly string[]): Record<string, unknown> {
    return { ...super.body(moves), luck: this.rolling ? 'roll' : 'choose' };
  }

  override get gestures(): GestureSeen[] {
    return this.placing ? [] : super.gestures;
  }

  override whyNot(under: string[]): Promise<void> {
    if (!this.placing) return super.whyNot(under);
    if (this.tool) this.placed?.(this.tool, under);
    return Promise.resolve();
  }

  override async play(gesture: GestureSeen): Promise<void> {
    this.rolling = this.throws;
    await super.play(gesture);
    this.rolling = false;
  }

  /** Chance decides what is due. */
  async roll(): Promise<void> {
    this.rolling = true;
    await this.doing(() => this.go(this.moves, true).then(() => undefined));
    this.rolling = false;
    this.played?.({ play: '', ids: [], label: '' });
  }

  /** A position that came otherwise than by a move. */
  accept(told: Benched): void {
    this.setting = { ...this.setting, position: told.position };
    this.take({ ...told, moves: [], by: [], sight: { ...told.sight, mine: true, gestures: [], status: 'running' } });
  }
}

export class StudyRoom {
  chapters = $state<Chapter[]>([]);
  title = $state('');
  access = $state('private');
  number = $state(0);
  here = $state.raw<Twig>(new Twig('', null));
  board = $state.raw<Analysis | null>(null);
  engine = $state(true);
  found = $state.raw<Lines | null>(null);
  tools = $state.raw<Tool[]>([]);
  state = $state<'kept' | 'changed' | 'failed'>('kept');
  trouble = $state('');
  readonly mine: boolean;
  private version: number;
  private timer = 0;
  private looking = new AbortController();
  /** The positions before the last changes of a set-up. */
  private before = $state.raw<string[]>([]);

  constructor(
    readonly id: string,
    told: StudySeen,
    readonly layout: (game: string) => string,
  ) {
    const study = told.study as unknown as StudyWritten;
    this.chapters = study.chapters.map((one) => new Chapter(one));
    [this.title, this.access, this.version, this.mine] = [study.title, told.access, told.version, told.mine];
  }

  get chapter(): Chapter {
    return this.chapters[this.number] as Chapter;
  }

  get written(): StudyWritten {
    return { format: FORMAT, title: this.title, chapters: this.chapters.map((one) => one.written) };
  }

  close(): void {
    this.looking.abort();
    this.board?.close();
    if (this.state === 'changed') void this.save();
  }

  // --- where we are

  async open(number: number, at: number | null = null): Promise<void> {
    this.number = Math.min(Math.max(0, number), this.chapters.length - 1);
    this.board?.close();
    const { game, options, position } = this.chapter.told;
    const throws = this.board?.throws ?? false;
    const board = new Analysis({ game, options, position: position ?? null }, this.layout(game));
    board.throws = throws;
    board.played = () => this.follow();
    board.placed = (tool, under) => void this.put(tool, under);
    this.board = board;
    this.here = this.chapter.root;
    await this.learn(this.chapter.root.last);
    const path = this.chapter.root.last.path;
    await this.show(at === null ? this.chapter.root : (path[Math.min(at, path.length) - 1] ?? this.chapter.root));
  }

  /** Who took the steps of a line. */
  private async learn(to: Twig): Promise<void> {
    const path = to.path;
    if (!path.length || !this.board) return;
    const told = await ask<Benched>('/api/bench', 'POST', { ...this.board.setting, luck: 'choose', moves: path.map((twig) => twig.play) });
    path.forEach((twig, at) => (twig.by = told.by[at] ?? null));
  }

  async show(to: Twig): Promise<void> {
    const on = to.parent === this.here;
    this.here = to;
    if (await this.board?.go(to.path.map((twig) => twig.play), on)) this.look();
  }

  /** After moves were played: the tree grows where they are new. */
  private follow(): void {
    const board = this.board;
    if (!board) return;
    let at = this.chapter.root;
    let fresh = false;
    board.moves.forEach((play, place) => {
      fresh ||= !at.next.some((one) => one.play === play);
      at = at.child(play);
      at.by = board.by[place] ?? null;
    });
    this.here = at;
    if (fresh) this.change();
    this.look();
  }

  along(by: number): void {
    const to = by > 0 ? this.here.next[0] : this.here.parent;
    if (to) void this.show(to);
  }

  beside(by: number): void {
    const all = this.here.siblings;
    const to = all[all.indexOf(this.here) + by];
    if (to) void this.show(to);
  }

  // --- what changes

  remove(): void {
    const { parent } = this.here;
    if (!parent) return;
    parent.next = parent.next.filter((one) => one !== this.here);
    void this.show(parent);
    this.change();
  }

  promote(): void {
    for (const twig of this.here.path) if (twig.parent) twig.parent.next = [twig, ...twig.parent.next.filter((one) => one !== twig)];
    this.change();
  }

  mark(sign: string): void {
    this.here.marks = this.here.marks.includes(sign) ? [] : [sign];
    this.change();
  }

  comment(text: string): void {
    if (this.here.parent) this.here.comment = text;
    else this.chapter.comment = text;
    this.change();
  }

  async add(told: ChapterWritten): Promise<void> {
    this.chapters.push(new Chapter(told));
    this.change();
    await this.open(this.chapters.length - 1);
  }

  async drop(): Promise<void> {
    if (this.chapters.length < 2) return;
    this.chapters.splice(this.number, 1);
    this.change();
    await this.open(Math.min(this.number, this.chapters.length - 1));
  }

  change(): void {
    this.state = 'changed';
    clearTimeout(this.timer);
    if (this.mine) this.timer = window.setTimeout(() => void this.save(), SOON);
  }

  async save(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.mine) return;
    try {
      const kept = await ask<StudyKept>(`/api/studies/${this.id}`, 'PUT', { study: this.written, access: this.access, version: this.version });
      this.version = kept.version;
      [this.state, this.trouble] = ['kept', ''];
    } catch (error) {
      this.fail(error);
      this.state = 'failed';
    }
  }

  fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.trouble = error.told.sentence || t('error-offline');
  }

  // --- what it is worth

  /** Somebody looks, or nobody any more. */
  look(): void {
    this.looking.abort();
    this.looking = new AbortController();
    this.found = null;
    const board = this.board;
    if (!this.engine || !board || board.placing || document.hidden) return;
    const { signal } = this.looking;
    const asked = { ...board.setting, luck: 'choose', moves: board.moves };
    const hear = (told: Lines): void => {
      if (told.problem) this.trouble = told.problem.sentence;
      else if (!signal.aborted) this.found = told;
    };
    void lines<Lines>('/api/bench/lines', hear, signal, asked).catch((error: unknown) => {
      if (!signal.aborted) this.fail(error instanceof Refused ? error : new Refused(0, { error: 'offline', sentence: '' }));
    });
  }

  // --- setting up

  async setUp(on: boolean): Promise<void> {
    const board = this.board;
    if (!board) return;
    this.looking.abort();
    if (!on) return this.open(this.number, this.here.path.length);
    this.before = [];
    this.found = null;
    board.setting = { ...board.setting, position: board.position };
    board.placing = true;
    await this.put('', []);
  }

  get undoable(): boolean {
    return this.before.length > 0;
  }

  async put(tool: string, at: string[]): Promise<void> {
    const board = this.board;
    if (!board) return;
    try {
      const was = board.setting.position ?? '';
      const told = await post<Placed>('/api/bench/set-up', { bench: { ...board.setting, moves: [], seat: board.sight?.seat, layout: this.layout(board.setting.game), ground: true }, tool, at: at.slice(0, 12).join(' ').slice(0, 400) });
      this.tools = told.tools;
      if (tool && told.bench.position !== was) this.before = [...this.before, was];
      board.accept(told.bench);
      board.toast = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      board.toast = { sentence: error.told.sentence || t('error-offline'), rule: error.told.rule };
    }
  }

  async unput(): Promise<void> {
    const board = this.board;
    const was = this.before.at(-1);
    if (!board || was === undefined) return;
    this.before = this.before.slice(0, -1);
    board.setting = { ...board.setting, position: was };
    await this.put('', []);
  }

  /** What was set up becomes a chapter. */
  async begin(): Promise<void> {
    const board = this.board;
    if (!board) return;
    const position = board.setting.position ?? null;
    await this.add({ ...this.chapter.told, title: t('study-position-title', { number: this.chapters.length + 1 }), comment: '', position, line: [] });
  }
}

/** A study that was just made, or brought along; the one who makes it needs a name. */
export async function kept(study: StudyWritten): Promise<string> {
  await people.arrive(settings.name || t('guest'));
  return (await post<StudyKept>('/api/studies', { study })).id;
}
