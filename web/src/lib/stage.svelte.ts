/** The picture of a table: whole once, then step by step, played one after the other at the pace of who looks.
 *
 * What the server says is true at once; only the picture takes its time. A click or a key skips to the end. */
import { tick } from 'svelte';
import { apply, Astray, find, type Change } from './changes';
import { LINGERS, notice, settle, still } from './motion';
import { framed, marking, morph, parsed, piece, type Marked } from './picture';
import { settings } from './settings.svelte';
import * as sound from './sound';
import type { GestureSeen, PictureChange, Pointed, Snapshot } from './wire';

/** So many steps behind, more than a turn has: the newest position at once. */
const FAR = 48;
/** After the line was cut, so many steps or so many milliseconds behind: the same. */
const BEHIND = 12;
const LATE = 8000;
/** A turn of others plays no longer than this, at a quick and at a calm pace. */
const BUDGET = { instant: 0, quick: 2500, calm: 6000 };
const RATE = { instant: 0, quick: 1, calm: 1.8 };
/** What a step of others takes, about, before it is known: one that decides something, and any other. */
const GRAVE = 1400;
const USUAL = 350;
/** What decides is never shortened below this; what is shorter than that many milliseconds is set at once. */
const LEAST = 0.6;
const SHORTEST = 90;
const PAUSE = 250;
const NOBODY = -3;
/** Steps that touch nothing in common overlap, if there is not enough time: the next begins after this share of one. */
const LAPPED = 0.4;
/** Skipping is one soft change. */
const FADE = 120;
const HURRIED = 10_000;
const GRAVELY = /class="[^"]*\brolls\b|data-after/;
const MOVABLE = '.moves, .leaves, .card';
const NAMED = /^<[^>]*\bid="([^"]+)"/;

/** How a step is played: how fast, 0 for at once, and whether the next may begin before it is over. */
interface Plan {
  rate: number;
  overlap: boolean;
}

const grounds = new Map<string, Promise<string>>();

async function ground(key: string): Promise<string> {
  const known = grounds.get(key);
  if (known) return known;
  const asked = fetch(`/api/grounds/${key}`).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Astray(key))));
  grounds.set(key, asked);
  asked.catch(() => grounds.delete(key));
  return asked;
}

/** A whole picture with its ground. */
async function completed(svg: Element | null): Promise<Element | null> {
  const signs = [...(svg?.querySelectorAll('[data-ground]') ?? [])];
  const found = await Promise.all(signs.map((sign) => ground(sign.getAttribute('data-ground') ?? '')));
  signs.forEach((sign, place) => sign.replaceWith(piece(found[place] ?? '')));
  return svg;
}

/** What was done before the newest step: seen, and nothing more. */
function faint(trace: Element): Element {
  for (const named of [trace, ...trace.querySelectorAll('[id]')]) named.removeAttribute('id');
  for (const sign of ['data-way', 'data-gait', 'data-grows', 'data-after']) trace.removeAttribute(sign);
  trace.setAttribute('data-since', '');
  return trace;
}

export class Stage {
  /** Something plays that a click skips. */
  playing = $state(false);
  /** The step of the match that is seen. */
  step = $state(0);
  /** Width by height of the picture. */
  shape = $state(0);
  /** Width and height of each of its parts, in their own units. */
  boxes = $state.raw<Readonly<Record<string, readonly [number, number]>>>({});
  /** Whether the parts have places in a frame, or lie all on one sheet. */
  framed = false;
  /** How often the picture has changed. */
  changed = $state(0);
  /** What may be clicked after the piece that is pointed at or chosen, and stands for several actions in a row. */
  ways = $state.raw<GestureSeen[]>([]);
  /** The newest picture that has come. */
  number: number | null = null;
  /** Seats know different things: what one knew is never shown to another. */
  secret = true;
  /** Sides of mine: what they do is seen at once. */
  mine = new Set<number>();
  /** Milliseconds I have left to decide. */
  left: () => number = () => Infinity;
  /** The line was cut: what comes next tells what was done meanwhile. */
  late = false;

  private holder: HTMLElement | null = null;
  private svg: Element | null = null;
  private past: Element | null = null;
  private marked: Marked = { next: new Map(), picks: [] };
  private deciding = false;
  private queue: PictureChange[] = [];
  private waking: (() => void) | null = null;
  private running = false;
  private fresh = 0;
  private loading = false;
  private last = -2;
  /** Whose knowledge is drawn. */
  private seat = -2;
  private pointing = '';
  private back: readonly Change[] | null = null;
  /** Questions about pieces so far: only the newest is answered, though the same piece may be asked for again. */
  private asking = 0;

  /** `lost` asks for the whole picture, `rested` hears that everything has been played; `quiet` is seen and not heard. */
  constructor(
    private lost: () => void,
    private rested: () => void,
    private quiet = false,
  ) {}

  // --- the page

  attach(node: HTMLElement): { destroy(): void } {
    this.holder = node;
    this.place();
    return { destroy: () => (this.holder = null) };
  }

  /** The present as it is drawn; kept for when there is no connection. */
  get markup(): string {
    return this.svg?.outerHTML ?? '';
  }

  private place(): void {
    const shown = this.past ?? this.svg;
    if (!this.holder) return;
    if (shown && this.holder.firstElementChild !== shown) this.holder.replaceChildren(shown);
    else if (!shown) this.holder.replaceChildren();
  }

  /** What may be clicked, was clicked, is suggested. */
  mark(marked: Marked, mine: boolean): void {
    this.marked = marked;
    this.deciding = mine;
    this.with(() => undefined);
  }

  private with(change: () => void): void {
    if (!this.holder) {
      change();
      return;
    }
    marking(this.holder, this.past ? { next: new Map(), picks: [] } : this.marked, change);
    this.svg?.classList.toggle('mine', this.deciding);
    this.svg?.classList.add('live');
  }

  /** An earlier moment in its place, or the present again. */
  look(markup: string | null): void {
    const fresh = markup ? this.laid(markup) : null;
    this.with(() => {
      if (fresh && this.past && this.holder) {
        morph(this.holder, fresh);
        this.past = this.holder.firstElementChild;
      } else {
        this.past = fresh;
        this.place();
      }
    });
    this.changed += 1;
  }

  // --- what comes

  /** Done once a whole picture is drawn; changes are queued. What another seat knew is gone at once. */
  async take(sight: Snapshot): Promise<void> {
    const other = sight.seat !== this.seat;
    this.seat = sight.seat;
    if (sight.picture !== null) {
      if (this.secret && other) this.conceal();
      await this.whole(sight.picture, sight.number, sight.step, sight.traces ?? []);
      return;
    }
    const late = this.late && this.far(sight.changes ?? []);
    this.late = false;
    for (const change of sight.changes ?? []) {
      if (change.onto !== this.number) {
        this.astray();
        return;
      }
      this.number = change.number;
      this.queue.push(change);
    }
    if (late && !this.playing) this.flush();
    void this.run();
  }

  /** Whether so much was done meanwhile that nobody wants to wait for it: it is told by traces and by the recap. */
  private far(changes: readonly PictureChange[]): boolean {
    const seen = changes.filter((change) => change.changes.length);
    const long = seen.reduce((sum, change) => sum + (this.grave(change) ? GRAVE : USUAL), 0) * RATE[settings.pace];
    return seen.length > BEHIND || long > LATE;
  }

  /** Nothing is shown until a whole picture comes: somebody else is going to look. */
  conceal(): void {
    this.forget();
    this.fresh += 1;
    this.loading = false;
    this.queue = [];
    [this.svg, this.past, this.number] = [null, null, null];
    this.waking?.();
    this.place();
    this.changed += 1;
  }

  private astray(): void {
    this.queue = [];
    this.number = null;
    this.lost();
  }

  private async whole(markup: string, number: number, step: number, traces: readonly Change[]): Promise<void> {
    this.fresh += 1;
    const mine = this.fresh;
    this.number = number;
    this.queue = [];
    this.loading = true;
    try {
      const svg = await completed(this.laid(markup));
      if (mine !== this.fresh) return;
      this.loading = false;
      this.install(svg, step, traces);
    } catch {
      if (mine === this.fresh) this.astray();
    }
    void this.run();
  }

  private install(svg: Element | null, step: number, traces: readonly Change[]): void {
    this.forget();
    this.with(() => {
      if (this.holder && this.svg && !this.past) {
        morph(this.holder, svg);
        this.svg = this.holder.firstElementChild;
      } else {
        this.svg = svg;
        this.place();
      }
    });
    this.trace(traces);
    this.measure();
    this.step = step;
    this.changed += 1;
  }

  private laid(markup: string): Element | null {
    return this.framed ? framed(parsed(markup)) : parsed(markup);
  }

  private measure(): void {
    const size = (element: Element | null, name: string): [number, number] => {
      const [, , wide = 0, tall = 0] = (element?.getAttribute(name) ?? '').split(' ').map(Number);
      return [wide, tall];
    };
    const [wide, tall] = size(this.svg, 'viewBox');
    if (tall) this.shape = wide / tall;
    const parts = [...(this.svg?.querySelectorAll('[data-box]') ?? [])].map((part) => [part.id.replace(/^part-/, ''), size(part, 'data-box')]);
    const found = Object.fromEntries(parts) as Record<string, [number, number]>;
    if (JSON.stringify(found) !== JSON.stringify(this.boxes)) this.boxes = found;
  }

  // --- playing

  private get instant(): boolean {
    return settings.pace === 'instant' || still.matches || document.hidden || this.past !== null || this.left() < HURRIED;
  }

  /** To the end of what is queued, at once. */
  skip(): boolean {
    if (!this.playing && !this.queue.length) return false;
    const skipped = this.playing;
    for (const motion of this.svg?.getAnimations({ subtree: true }) ?? []) motion.finish();
    sound.hush();
    this.flush();
    this.waking?.();
    if (skipped && !still.matches) this.holder?.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: FADE });
    return skipped;
  }

  private flush(): void {
    const rest = this.queue;
    this.queue = [];
    for (const change of rest) this.commit(change, 0);
    this.playing = false;
  }

  private async run(): Promise<void> {
    if (this.running || this.loading || !this.svg) return;
    this.running = true;
    try {
      await this.play();
    } catch (error) {
      if (!(error instanceof Astray)) throw error;
      this.astray();
    } finally {
      this.running = false;
      this.playing = false;
    }
    this.rested();
  }

  private async play(): Promise<void> {
    let [spent, busy, whose, lap] = [0, 0, NOBODY, LAPPED];
    while (this.queue.length) {
      const ahead = this.queue.filter((change) => !this.mine.has(change.by) && change.changes.length);
      if (this.instant || ahead.length > FAR) {
        this.flush();
        return;
      }
      const change = this.queue.shift() as PictureChange;
      const own = this.mine.has(change.by);
      if (change.by >= 0 && change.by !== whose) [spent, whose, lap] = [0, change.by, LAPPED];
      const pace = settings.pace;
      const plan = own ? { rate: 1, overlap: false } : this.plan(change, this.turn(change, ahead), BUDGET[pace] - spent, RATE[pace], lap);
      const touched = plan.overlap ? this.touched(change) : null;
      if (!own && change.changes.length) this.playing = true;
      const took = this.commit(change, plan.rate);
      if (own || !took) {
        await tick(); // each step is on the page once, however short
        continue;
      }
      busy = Math.max(busy, took);
      const apart = this.apart(change, touched);
      if (touched && !apart) lap = 1;
      const wait = apart ? took * LAPPED : busy + (pace === 'calm' && !plan.overlap ? PAUSE : 0);
      spent += wait;
      busy -= Math.min(busy, wait);
      await this.rest(wait);
      if (!apart) this.still();
    }
    if (busy) await this.rest(busy);
  }

  /** On a slow device what should have come to rest does; what only lingers stays. */
  private still(): void {
    for (const motion of this.svg?.getAnimations({ subtree: true }) ?? []) if (motion.id !== LINGERS) motion.finish();
  }

  private async rest(wait: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, wait);
      this.waking = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.waking = null;
  }

  /** What is ahead of the turn that a step belongs to. */
  private turn(change: PictureChange, ahead: PictureChange[]): PictureChange[] {
    const rest = ahead.filter((one) => one !== change);
    const end = rest.findIndex((one) => one.by >= 0 && one.by !== change.by && change.by >= 0);
    return [change, ...(end < 0 ? rest : rest.slice(0, end))];
  }

  /** What a step takes from one place to another, with the places; null if it is seen alone: a throw, a card turned over, a
   * verdict. */
  private touched(change: PictureChange): Set<string> | null {
    const svg = this.svg;
    if (!svg || this.grave(change)) return null;
    const found = new Set<string>();
    for (const [kind, id = '', name = '', value = ''] of change.changes) {
      if (kind === 'mark' && name === 'data-face') return null;
      const element = kind === 'add' ? null : find(svg, id);
      if (kind === 'mark' && name === 'transform' && element) for (const one of [id, element.getAttribute('transform') ?? '', value]) found.add(one);
      if (kind === 'drop' && element) for (const one of [element, ...element.querySelectorAll('[id]')]) if (one.matches(MOVABLE)) found.add(one.id);
      if (kind === 'add') found.add(NAMED.exec(value)?.[1] ?? id);
    }
    for (const trace of ['last-move', 'last-shot']) found.delete(trace);
    return found;
  }

  /** Whether the next step of the same side may begin before this one is over. */
  private apart(change: PictureChange, touched: Set<string> | null): boolean {
    const next = this.queue[0];
    if (!touched?.size || !next || next.by !== change.by) return false;
    const others = this.touched(next);
    return Boolean(others?.size) && ![...(others ?? [])].some((one) => touched.has(one));
  }

  /** Whether a step throws, spins or tells what was decided. */
  private grave(change: PictureChange): boolean {
    const svg = this.svg;
    return change.changes.some(([, id = '', ...told]) => GRAVELY.test(told.at(-1) ?? '') || Boolean(svg && find(svg, id)?.closest('[data-after], .rolls')));
  }

  /** How a step is played, so that all that are ahead fit into what is left: first they overlap, then plain ones are shorter,
   * then plain ones are set at once; a throw keeps most of its time. */
  private plan(change: PictureChange, ahead: PictureChange[], left: number, pace: number, lap: number): Plan {
    const graves = ahead.filter((one) => this.grave(one)).length;
    const grave = graves * GRAVE * pace;
    const plain = Math.max(1, (ahead.length - graves) * USUAL * pace);
    if (grave + plain + (pace > 1 ? ahead.length * PAUSE : 0) <= left) return { rate: pace, overlap: false };
    const room = (left - grave) / (plain * lap);
    if (room >= 1) return { rate: pace, overlap: true };
    const solemn = this.grave(change);
    if (room * USUAL * pace >= SHORTEST) return { rate: solemn ? pace : pace * room, overlap: true };
    return { rate: solemn ? pace * Math.max(LEAST, Math.min(1, left / grave)) : 0, overlap: true };
  }

  /** One step; says how long it is seen. */
  private commit(change: PictureChange, rate: number): number {
    const svg = this.svg;
    if (!svg) return 0;
    this.forget();
    this.leave(svg, change);
    let took = 0;
    const seen = rate > 0 && this.holder !== null && change.changes.length > 0;
    this.with(() => {
      const before = seen ? notice(svg, change.changes) : null;
      apply(svg, change.changes);
      if (before) took = settle(svg, before, rate, this.quiet);
    });
    this.measure();
    this.step = change.step;
    this.changed += 1;
    return took;
  }

  // --- traces

  /** What others did since my last turn stays, faintly; gone when I act. */
  private leave(svg: Element, change: PictureChange): void {
    const own = this.mine.has(change.by) || change.step < this.step; // mine, or somebody took back
    if (own) for (const old of svg.querySelectorAll('[data-since]')) old.remove();
    else if (!this.mine.has(this.last)) {
      for (const trace of svg.querySelectorAll('[id="last-move"], [id="last-shot"]')) {
        if (!change.changes.some(([kind, id]) => (kind === 'set' || kind === 'drop') && id === trace.id)) continue;
        trace.before(faint(trace.cloneNode(true) as Element));
      }
    }
    this.count(svg);
    if (change.by >= -1) this.last = change.by === -1 ? this.last : change.by;
  }

  /** The same of a page that was not there meanwhile. */
  private trace(traces: readonly Change[]): void {
    const svg = this.svg;
    if (!svg) return;
    for (const [, within = '', above = '', markup = ''] of traces) {
      const next = above ? find(svg, above) : null;
      find(svg, within)?.insertBefore(faint(piece(markup)), next?.parentElement?.id === within ? next : null);
    }
    this.count(svg);
  }

  /** Where a trace leaves room for it: how many have been made since my last turn. */
  private count(svg: Element): void {
    [...svg.querySelectorAll('[data-since] [data-order]')].forEach((room, place) => (room.textContent = String(place + 1)));
  }

  // --- pointing

  /** What a piece can do, while it is pointed at or chosen; null for nothing. */
  async point(id: string | null, asked: (id: string) => Promise<Pointed>): Promise<void> {
    if ((id ?? '') === this.pointing) return;
    this.forget();
    this.pointing = id ?? '';
    if (id === null || this.playing || this.past) return;
    this.asking += 1;
    const mine = this.asking;
    const told = await asked(id).catch(() => null);
    if (!told || mine !== this.asking || this.pointing !== id || told.number !== this.number || this.queue.length || this.playing || this.past || !this.svg) return;
    const svg = this.svg;
    try {
      this.with(() => apply(svg, told.there as Change[]));
      this.back = told.back as Change[];
      this.ways = told.ways ?? [];
    } catch (error) {
      if (!(error instanceof Astray)) throw error;
      this.astray();
    }
  }

  /** Whether an element is there only because something is pointed at. */
  added(id: string): boolean {
    return this.back?.some((change) => change[0] === 'drop' && this.svg?.querySelector(`[id="${CSS.escape(change[1] ?? '')}"] [id="${CSS.escape(id)}"]`)) ?? false;
  }

  private forget(): void {
    const [back, svg] = [this.back, this.svg];
    this.back = null;
    this.pointing = '';
    if (this.ways.length) this.ways = [];
    if (back && svg) this.with(() => apply(svg, back));
  }
}
