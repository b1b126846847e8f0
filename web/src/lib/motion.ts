/** How a step is seen: pieces go their way, the arrow turns, dice tumble one by one, cards are dealt, sums count, what is
 * lost falls, and everything rests where it can be read.
 *
 * A picture says what may be seen to happen, and nothing more:
 *
 *     id and `transform`         whatever has another place than before goes there; when an arrow spins, once it rests
 *     `data-way="x,y x,y …"`     along these points; with `data-gait="hop"` from one to the next; `arc`: in one leap; `back`:
 *                                after its arrow; `over`: it turns over once on its way
 *     `data-comes=ID`            what is new in here comes from there
 *     `data-cue=NAME`            what is heard of it (`lib/sound.ts`), if not what is usual
 *     `rolls`                    a die
 *     `card` and an id           a card that is dealt, and slides away when it is gone from the board
 *     `data-face` and an id      turns over when its face is another
 *     `data-grows="x,y"`         grows from this point when it is new
 *     `falls`                    tips over when it is new, after the throw
 *     `data-counts=NAME`         a number that counts to what it is, from what it was or `data-from`
 *     `data-after`               appears after the throw or the spin that decided it; with `drops` it comes from above
 *     `adds`                     a line of a sum: one appears after the other
 *     `rises`                    goes up when it is new, after what went its way
 *     `data-gains`               the number is seen in gold for a while when it has grown; `more`: by how much
 *     `leaves` and an id         falls when it is taken from the board
 *
 * Nothing but `transform` and `opacity` is animated; when its animations are finished the picture is as it came. */
import { find, type Change } from './changes';
import * as sound from './sound';

/** Milliseconds at a quick pace, and how long the result rests. */
const MARCH = 350;
const TURN_PLATE = 180;
const STEP = 160;
const STEPS = 640;
const HOP = 80;
const HOPS = 1000;
const SPIN = 1000;
const DIE = 700;
const NEXT_DIE = 160;
const CARD = 260;
const NEXT_CARD = 90;
const RAISED = 1000;
const DISCARD = 220;
const LINE = 120;
const RISE = 260;
const ARROW = 120;
const OVER = 320;
const GOLD = 2000;
const CLICKS = 9;
const PLAIN = 160;
const TELL = 250;
const COUNT = 360;
const FALL = 180;
const NEXT_FALL = 60;
const FLIP = 240;
const GROW = 140;
const LEAVE = 420;
const NEXT_ARC = 40;
const ARCS = 900;
const REST = 380;
/** Units of the picture: how high a piece hops, how high it is lifted, and how far a way may be from where it went. */
const HIGH = 18;
const LIFT = 46;
const RAISE = 8;
const BACK = 12;
const NEAR = 60;
/** What may go on while the next step plays. */
export const LINGERS = 'lingers';
const GO = 'cubic-bezier(.2,.7,.2,1)';
const ROLL = 'cubic-bezier(.1,.8,.3,1)';
const DOWN = 'cubic-bezier(.5,0,.9,.4)';
const PLACE = /^translate\(([-\d.]+)[ ,]([-\d.]+)\)(?: rotate\(([-\d.]+)\))?/;
const TURN = /^rotate\(([-\d.]+)\)$/;
const FRESH = '[data-after], [data-way], [data-gait], [data-grows], .falls, .adds, .rises';
const CARDS = '.card[id], .mini[id]';
const COMES = /data-comes="([^"]+)"/g;

export const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A die is the same as long as everything about the throw is: who threw, at what, and its face. */
const throwOf = (die: Element): string => die.closest('[id]')?.outerHTML ?? die.outerHTML;
const blank = (die: Element): boolean => die.getAttribute('href')?.endsWith('blank') ?? false;
/** What is told is the same as long as all that is told with it is. */
const signOf = (part: Element): string => (part.matches('.falls') ? throwOf(part) : part.outerHTML);
/** Nothing has been heard of this step yet; or nothing is to be heard. */
let silent = true;
let muted = false;

function hear(part: Element | null, usual: string, delay: number): void {
  silent = false;
  if (!muted) sound.cue(part?.closest('[data-cue]')?.getAttribute('data-cue') ?? usual, delay);
}

/** What is where before a step. */
export interface Before {
  dice: Set<string>;
  cards: Set<string>;
  places: Map<string, string>;
  boxes: Map<string, DOMRect>;
  told: Set<string>;
  faces: Map<string, string>;
  counts: Map<string, number>;
  leaving: { id: string; ghost: Element; parent: Element; after: Element | null }[];
  /** Where what is new may come from, by the id it is said to come from; and what was there. */
  sources: Map<string, DOMRect>;
  there: Set<string>;
}

/** Where things come from: the last one that goes from there, or the middle of it. */
function origins(svg: Element, changes: readonly Change[]): Map<string, DOMRect> {
  const named = new Set([...svg.querySelectorAll('[data-comes]')].map((one) => one.getAttribute('data-comes') ?? ''));
  for (const change of changes) for (const [, id = ''] of (change.at(-1) ?? '').matchAll(COMES)) named.add(id);
  const found = new Map<string, DOMRect>();
  for (const id of named) {
    const source = find(svg, id);
    const going = changes.flatMap(([kind, gone = '']) => (kind === 'drop' && source?.querySelector(`[id="${CSS.escape(gone)}"]`)) || []);
    const from = going.at(-1) ?? source;
    if (from) found.set(id, from.getBoundingClientRect());
  }
  return found;
}

export function notice(svg: Element, changes: readonly Change[]): Before {
  const places = new Map<string, string>();
  const boxes = new Map<string, DOMRect>();
  const leaving: Before['leaving'] = [];
  for (const [kind, id = '', name] of changes) {
    const element = kind === 'set' || kind === 'drop' || (kind === 'mark' && name === 'transform') ? find(svg, id) : null;
    if (!element) continue;
    if (kind === 'drop') boxes.set(id, element.getBoundingClientRect());
    else places.set(id, element.getAttribute('transform') ?? '');
    for (const inner of kind === 'drop' ? element.querySelectorAll('.moves[id]') : []) boxes.set(inner.id, inner.getBoundingClientRect());
    if (kind === 'drop' && element.matches('.leaves, .card') && element.parentElement) leaving.push({ id, ghost: shade(element), parent: element.parentElement, after: element.nextElementSibling });
  }
  return {
    dice: new Set([...svg.querySelectorAll('.rolls')].map(throwOf)),
    cards: new Set([...svg.querySelectorAll(CARDS)].map((card) => card.id)),
    places,
    boxes,
    told: new Set([...svg.querySelectorAll(FRESH)].map(signOf)),
    faces: new Map([...svg.querySelectorAll('[data-face][id]')].map((one) => [one.id, one.getAttribute('data-face') ?? ''])),
    counts: new Map([...svg.querySelectorAll('[data-counts]')].map((one) => [one.getAttribute('data-counts') ?? '', Number(one.textContent)])),
    leaving,
    sources: origins(svg, changes),
    there: new Set([...svg.querySelectorAll('[data-comes] .moves[id]')].map((one) => one.id)),
  };
}

/** A copy that nothing finds by its id. */
function shade(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  copy.classList.add('quiet');
  copy.setAttribute('data-since', ''); // no part of the picture
  return copy;
}

/** Moves what the step has changed; says how long it takes until the next one may begin. */
export function settle(svg: Element, before: Before, rate: number, quiet: boolean): number {
  [silent, muted] = [true, quiet];
  const fresh = [...svg.querySelectorAll(FRESH)].filter((part) => !before.told.has(signOf(part)));
  const thrown = tumble(svg, before, rate);
  const decided = Math.max(thrown, spun(svg, before) ? SPIN * rate : 0);
  const arrived = glide(svg, before, fresh, rate);
  const moved = Math.max(arrived, lift(svg, before, fresh, arrived, rate), grow(fresh, rate), rise(fresh, arrived, rate), flip(svg, before, decided, rate));
  const dealt = deal(svg, before, rate);
  const fell = Math.max(fall(fresh, decided, rate), leave(svg, before, decided, rate));
  const added = add(fresh, decided, rate);
  const counted = count(svg, before, Math.max(decided, added, arrived), rate);
  const told = reveal(fresh, decided, added, rate);
  if (silent) hear(null, 'step', 0);
  if (decided) return Math.max(moved, told, fell, counted) + REST * rate;
  return Math.max(moved, dealt, fell, counted, PLAIN * rate);
}

const turned = (from: string, to: string): number => {
  const [was, is] = [TURN.exec(from), TURN.exec(to)];
  return was && is ? Number(was[1]) - Number(is[1]) : 0;
};
/** Whether something has gone round, so that everything else waits for it. */
const spun = (svg: Element, before: Before): boolean => [...before.places].some(([id, from]) => Math.abs(turned(from, find(svg, id)?.getAttribute('transform') ?? '')) > 360);

/** What was decided appears once it is: a verdict, a frame around the result. */
function reveal(fresh: Element[], delay: number, after: number, rate: number): number {
  const told = delay ? fresh.filter((part) => part.matches('[data-after]')) : [];
  const when = Math.max(delay, after);
  for (const part of told) {
    part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TELL * rate, delay: when, fill: 'backwards' });
    if (!part.matches('.drops')) continue;
    part.animate([{ transform: `translate(0, ${-LIFT}px)` }, { transform: 'none' }], { duration: TELL * rate, delay: when, fill: 'backwards', easing: ROLL, composite: 'add' });
    hear(part, 'drum', when);
  }
  return told.length ? when + TELL * rate : when;
}

/** The lines of a sum appear one after the other. */
function add(fresh: Element[], delay: number, rate: number): number {
  const lines = fresh.filter((part) => part.matches('.adds'));
  lines.forEach((line, place) => {
    const when = delay + place * LINE * rate;
    line.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LINE * rate, delay: when, fill: 'backwards' });
    hear(line, 'tick', when);
  });
  return lines.length ? delay + lines.length * LINE * rate : 0;
}

// --- pieces that go somewhere

type Point = readonly [number, number];

interface Way {
  points: Point[];
  gait: string;
}

/** The way that a step took, if the picture tells it. */
function told(fresh: Element[]): (Way & { sign: Element }) | null {
  const sign = fresh.find((part) => part.matches('[data-way], [data-gait]') && !part.matches('.moves'));
  if (!sign) return null;
  const numbers = (sign.getAttribute('data-way') ?? '').split(/[ ,]/).map(Number);
  const points: Point[] = [];
  for (let place = 0; place + 1 < numbers.length; place += 2) points.push([numbers[place] ?? 0, numbers[place + 1] ?? 0]);
  return { points, gait: sign.getAttribute('data-gait') ?? '', sign };
}

/** Whether what is away by so much went that way. */
function went(way: Way | null, x: number, y: number): way is Way {
  const [from, last] = [way?.points[0], way?.points.at(-1)];
  return Boolean(from && last && Math.hypot(from[0] - last[0] - x, from[1] - last[1] - y) <= NEAR);
}

/** Where a piece is on its way, as seen from where it ends. */
function along(way: Way | null, x: number, y: number): Point[] {
  const last = way?.points.at(-1);
  if (!last || !went(way, x, y)) return [[x, y], [0, 0]];
  return [[x, y], ...way.points.slice(1, -1).map((point): Point => [point[0] - last[0], point[1] - last[1]]), [0, 0]];
}

const at = ([x, y]: Point, up = 0): Keyframe => ({ transform: `translate(${x}px, ${y - up}px)` });

function travel(element: Element, points: Point[], gait: string, delay: number, rate: number, cue: Element | null = element): number {
  const [steps, hops] = [points.length - 1, gait === 'hop'];
  const frames = points.map((point) => at(point));
  const lift = hops ? HIGH : gait === 'arc' || gait === 'over' ? LIFT : 0;
  for (let place = steps; lift && place > 0; place -= 1) {
    const [a, b] = [points[place - 1] ?? [0, 0], points[place] ?? [0, 0]];
    frames.splice(place, 0, at([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], lift));
  }
  const [each, most] = hops ? [HOP, HOPS] : [STEP, STEPS];
  const duration = rate * (gait === 'over' ? OVER : hops || steps > 1 ? Math.max(MARCH, Math.min(most, each * steps)) : MARCH);
  const wait = delay + (gait === 'back' ? ARROW * rate : 0);
  element.animate(frames, { duration, delay: wait, fill: 'backwards', easing: hops || steps > 1 ? 'linear' : GO, composite: 'add' });
  if (gait === 'over') element.animate([{ transform: 'scale(1, 1)' }, { transform: 'scale(-1, 1)' }, { transform: 'scale(1, 1)' }], { duration, delay: wait, composite: 'add' });
  for (let step = 0; cue && step < steps; step += 1) hear(cue, 'step', wait + (duration * step) / steps);
  return duration + wait;
}

/** The arrow draws back, turns, slows down. */
function spin(element: Element, turn: number, rate: number): void {
  const duration = SPIN * rate;
  const frames = [{ transform: `rotate(${turn}deg)`, easing: 'ease-in-out' }, { transform: `rotate(${turn - BACK}deg)`, offset: 0.12, easing: ROLL }, { transform: 'none' }];
  element.animate(frames, { duration, composite: 'add' });
  for (let click = 0; click < CLICKS; click += 1) hear(element, 'click', duration * (0.12 + 0.88 * (click / CLICKS) ** 2));
}

function glide(svg: Element, before: Before, fresh: Element[], rate: number): number {
  let longest = 0;
  const wait = spun(svg, before) ? SPIN * rate : 0;
  const way = told(fresh);
  if (way?.gait === 'back') way.sign.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ARROW * rate });
  let heard: Element | null | undefined = way?.sign;
  for (const [id, from] of before.places) {
    const element = find(svg, id);
    const to = element?.getAttribute('transform') ?? '';
    if (!element || from === to) continue;
    const [old, now] = [PLACE.exec(from), PLACE.exec(to)];
    const turn = turned(from, to);
    if (old && now) {
      const [x, y] = [Number(old[1]) - Number(now[1]), Number(old[2]) - Number(now[2])];
      const card = element.matches('.card');
      longest = Math.max(longest, travel(element, along(way, x, y), way?.gait ?? '', wait, rate, card ? null : heard));
      if (!card) heard = null; // those who go together are heard once
    } else if (Math.abs(turn) > 360) {
      spin(element, turn, rate);
      longest = Math.max(longest, SPIN * rate);
    } else if (turn) {
      element.animate([{ transform: `rotate(${turn}deg)` }, { transform: 'none' }], { duration: TURN_PLATE * rate, easing: GO, composite: 'add' });
      hear(element, 'ratchet', 0);
      longest = Math.max(longest, TURN_PLATE * rate);
    }
  }
  return Math.max(longest, wait);
}

/** By how much something is away from where it is now, in the units it is drawn in. */
function away(element: Element, from: DOMRect): Point {
  const parent = element.parentElement;
  const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
  const to = element.getBoundingClientRect();
  return [(from.x + from.width / 2 - to.x - to.width / 2) / scale, (from.y + from.height / 2 - to.y - to.height / 2) / scale];
}

/** What has gone to another part of the picture, or comes from there, is carried, one after the other: along the way if that is
 * its way, else when everything has arrived. */
function lift(svg: Element, before: Before, fresh: Element[], wait: number, rate: number): number {
  const way = told(fresh);
  const moved: [Element, Point][] = [];
  const gone = [...before.boxes].map(([id, from]) => [find(svg, id), from] as const);
  const come = [...svg.querySelectorAll('[data-comes] .moves[id]')].filter((one) => !before.there.has(one.id) && !before.boxes.has(one.id));
  const fetched = come.map((one) => [one, before.sources.get(one.closest('[data-comes]')?.getAttribute('data-comes') ?? '')] as const);
  for (const [element, from] of [...gone, ...fetched]) {
    if (!element || !from || element.matches('.card')) continue;
    const by = away(element, from);
    if (Math.hypot(...by) > 2) moved.push([element, by]);
  }
  const apart = Math.min(NEXT_ARC, ARCS / Math.max(1, moved.length)) * rate;
  const spins = spun(svg, before) ? SPIN * rate : 0;
  return Math.max(
    0,
    ...moved.map(([element, by], place) => {
      const own = way && (way.points.length ? went(way, ...by) : way.gait) ? way : null;
      const far = Math.hypot(...by) > NEAR ? (element.getAttribute('data-gait') ?? 'arc') : '';
      return own ? travel(element, along(own, ...by), own.gait, spins, rate, place ? null : own.sign) : travel(element, [by, [0, 0]], far, wait + place * apart, rate);
    }),
  );
}

// --- what appears, turns over, falls

function tumble(svg: Element, before: Before, rate: number): number {
  const dice = [...svg.querySelectorAll('.rolls')].filter((die) => !blank(die) && !before.dice.has(throwOf(die)));
  dice.forEach((die, place) => {
    const when = { duration: DIE * rate, delay: place * NEXT_DIE * rate, fill: 'backwards' } as const;
    die.animate([{ transform: 'rotate(-630deg) scale(.5)' }, { transform: 'rotate(20deg) scale(1.25)', offset: 0.75 }, { transform: 'none' }], { ...when, easing: ROLL, composite: 'add' });
    if (place) die.animate([{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1 }], when);
    hear(die, 'knock', when.delay + 0.75 * when.duration);
  });
  if (dice.length) hear(dice[0] ?? null, 'rattle', 0);
  return dice.length ? (DIE + NEXT_DIE * (dice.length - 1)) * rate : 0;
}

/** New cards come from where they lay, and turn over if their backs were seen there; a card in a hand stays raised for a while. */
function deal(svg: Element, before: Before, rate: number): number {
  const cards = before.cards.size ? [...svg.querySelectorAll(CARDS)].filter((card) => !before.cards.has(card.id)) : [];
  cards.forEach((card, place) => {
    const when = { duration: CARD * rate, easing: GO, delay: NEXT_CARD * place * rate, fill: 'backwards' } as const;
    const from = before.sources.get(card.closest('[data-comes]')?.getAttribute('data-comes') ?? '');
    const [x, y] = from ? away(card, from) : [0, -LIFT];
    card.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }], when);
    card.animate([at([x, y]), { transform: 'none' }], { ...when, composite: 'add' });
    if (!card.matches('.back')) card.animate([{ transform: 'scale(-1, 1)' }, { transform: 'scale(0, 1)', offset: 0.5 }, { transform: 'none' }], { ...when, composite: 'add' });
    if (!card.matches('.back, .laid')) card.animate([{ transform: `translate(0, ${-RAISE}px)` }, { transform: `translate(0, ${-RAISE}px)`, offset: 0.8 }, { transform: 'none' }], { duration: RAISED * rate, delay: when.delay + when.duration, composite: 'add', id: LINGERS });
    hear(card, 'paper', when.delay);
    if (card.matches('.laid')) hear(card, 'snap', when.delay + when.duration);
  });
  return cards.length ? (CARD + NEXT_CARD * (cards.length - 1)) * rate : 0;
}

/** A shot grows from the muzzle. */
function grow(fresh: Element[], rate: number): number {
  const lines = fresh.filter((part) => part.matches('[data-grows]'));
  for (const line of lines) {
    const [x = 0, y = 0] = (line.getAttribute('data-grows') ?? '').split(/[ ,]/).map(Number);
    line.animate([{ transform: `translate(${x}px, ${y}px) scale(0) translate(${-x}px, ${-y}px)` }, { transform: 'none' }], { duration: GROW * rate, easing: GO, composite: 'add' });
    hear(line, 'musket', 0);
  }
  return lines.length ? (GROW + TELL) * rate : 0;
}

/** A flag goes up once who took the room is there. */
function rise(fresh: Element[], delay: number, rate: number): number {
  const rising = fresh.filter((part) => part.matches('.rises'));
  for (const flag of rising) {
    flag.animate([{ transform: 'scale(1, 0)' }, { transform: 'none' }], { duration: RISE * rate, delay, fill: 'backwards', easing: GO, composite: 'add' });
    hear(flag, 'bugle', delay);
  }
  return rising.length ? delay + RISE * rate : 0;
}

/** What shows its other side turns about its axis. */
function flip(svg: Element, before: Before, delay: number, rate: number): number {
  const turning = [...svg.querySelectorAll('[data-face][id]')].filter((one) => before.faces.has(one.id) && before.faces.get(one.id) !== one.getAttribute('data-face'));
  for (const one of turning) {
    one.animate([{ transform: 'scale(-1, 1)' }, { transform: 'scale(0, 1)', offset: 0.5 }, { transform: 'none' }], { duration: FLIP * rate, delay, easing: GO, composite: 'add' });
    hear(one, 'crack', delay);
  }
  return turning.length ? delay + FLIP * rate : 0;
}

/** Who has fallen tips over, one after the other. */
function fall(fresh: Element[], delay: number, rate: number): number {
  const falling = fresh.filter((part) => part.matches('.falls'));
  falling.forEach((one, place) => {
    const when = delay + place * NEXT_FALL * rate;
    one.animate([{ transform: 'translate(0, -16px) rotate(-80deg)' }, { transform: 'none' }], { duration: FALL * rate, delay: when, fill: 'backwards', easing: DOWN, composite: 'add' });
    hear(one, 'tap', when);
  });
  return falling.length ? delay + (FALL + NEXT_FALL * (falling.length - 1)) * rate : 0;
}

/** What is taken from the board shakes, tips and fades, a card only slides away; a copy of it, for it is gone already. */
function leave(svg: Element, before: Before, delay: number, rate: number): number {
  const played = before.cards.size && [...svg.querySelectorAll('.laid[id]')].some((card) => !before.cards.has(card.id));
  const gone = before.leaving.filter(({ id, ghost, parent }) => !find(svg, id) && svg.contains(parent) && !(played && ghost.matches('.card')));
  let longest = 0;
  for (const { ghost, parent, after } of gone) {
    parent.insertBefore(ghost, after?.parentElement === parent ? after : null);
    const card = ghost.matches('.card');
    const shaken = (card ? [0] : [0, 3, -3, 3, 0]).map((x): Keyframe => ({ transform: `translate(${x}px, 0)`, opacity: 1 }));
    const tipped = { transform: card ? 'translate(0, 40px) rotate(6deg)' : 'translate(6px, 14px) rotate(24deg)', opacity: 0 };
    const duration = (card ? DISCARD : LEAVE) * rate;
    const motion = ghost.animate([...shaken, tipped], { duration, delay, easing: DOWN, composite: 'add' });
    motion.onfinish = motion.oncancel = () => ghost.remove();
    hear(ghost, card ? 'paper' : 'drum', delay);
    longest = delay + duration;
  }
  return longest;
}

/** What has grown is seen in gold for a while; a copy of it, over it. */
function gild(number: Element, was: number, now: number, delay: number, rate: number): void {
  const ghost = shade(number);
  ghost.classList.add('gold');
  ghost.setAttribute('data-ghost', '');
  ghost.removeAttribute('data-since');
  ghost.removeAttribute('data-counts');
  ghost.textContent = number.getAttribute('data-gains') === 'more' ? `+ ${now - was}` : String(now);
  if (number.getAttribute('data-gains') === 'more') ghost.setAttribute('dy', '-1.1em');
  number.after(ghost);
  const motion = ghost.animate([{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { duration: GOLD * rate, delay, fill: 'backwards', id: LINGERS });
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

/** A number counts to what it is; the clock is an animation, so that whatever ends the others ends it. */
function count(svg: Element, before: Before, delay: number, rate: number): number {
  let longest = 0;
  for (const number of svg.querySelectorAll('[data-counts]')) {
    const now = Number(number.textContent);
    const own = before.counts.get(number.getAttribute('data-counts') ?? '');
    const was = own === undefined || Number.isNaN(own) ? Number(number.getAttribute('data-from') ?? NaN) : own;
    if (!Number.isInteger(now) || !Number.isInteger(was) || was === now) continue;
    const duration = COUNT * rate;
    if (number.hasAttribute('data-gains') && now > was) gild(number, was, now, delay, rate);
    const clock = number.animate([{ opacity: 1 }, { opacity: 1 }], { duration, delay });
    let written = String(now);
    const write = (value: number): void => {
      if (number.textContent !== written) return; // a newer picture has its own number there
      written = String(value);
      number.textContent = written;
    };
    const tick = (): void => {
      if (clock.playState !== 'running') return;
      const share = Math.max(0, Number(clock.currentTime) - delay) / duration;
      write(Math.round(was + (now - was) * Math.min(1, share)));
      requestAnimationFrame(tick);
    };
    clock.onfinish = clock.oncancel = () => write(now);
    tick();
    longest = delay + duration;
  }
  return longest;
}
