/** How a step is seen: pieces go their way, the arrow turns, dice tumble one by one, cards are dealt, sums count, what is
 * lost falls, and everything rests where it can be read.
 *
 * A picture says what may be seen to happen, and nothing more:
 *
 *     id and `transform`         whatever has another place than before goes there; when an arrow spins, once it rests
 *     `data-way="x,y x,y …"`     along these points; with `data-gait="hop"` from one to the next; `arc`: in one leap
 *     `rolls`                    a die
 *     `card` and an id           a card that is dealt
 *     `data-face` and an id      turns over when its face is another
 *     `data-grows="x,y"`         grows from this point when it is new
 *     `falls`                    tips over when it is new, after the throw
 *     `data-counts=NAME`         a number that counts to what it is, from what it was or `data-from`
 *     `data-after`               appears after the throw or the spin that decided it
 *     `leaves` and an id         falls when it is taken from the board
 *
 * Nothing but `transform` and `opacity` is animated; when its animations are finished the picture is as it came. */
import { find, type Change } from './changes';
import * as sound from './sound';

/** Milliseconds at a quick pace, and how long the result rests. */
const MARCH = 350;
const STEP = 160;
const STEPS = 640;
const HOP = 80;
const HOPS = 1000;
const SPIN = 1000;
const DIE = 700;
const NEXT_DIE = 160;
const CARD = 320;
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
const NEAR = 60;
const GO = 'cubic-bezier(.2,.7,.2,1)';
const ROLL = 'cubic-bezier(.1,.8,.3,1)';
const DOWN = 'cubic-bezier(.5,0,.9,.4)';
const PLACE = /^translate\(([-\d.]+)[ ,]([-\d.]+)\)(?: rotate\(([-\d.]+)\))?/;
const TURN = /^rotate\(([-\d.]+)\)$/;
const FRESH = '[data-after], [data-way], [data-gait], [data-grows], .falls';

export const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A die is the same as long as everything about the throw is: who threw, at what, and its face. */
const throwOf = (die: Element): string => die.closest('[id]')?.outerHTML ?? die.outerHTML;
const blank = (die: Element): boolean => die.getAttribute('href')?.endsWith('blank') ?? false;
/** What is told is the same as long as all that is told with it is. */
const signOf = (part: Element): string => (part.matches('.falls') ? throwOf(part) : part.outerHTML);

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
    if (kind === 'drop' && element.matches('.leaves') && element.parentElement) leaving.push({ id, ghost: shade(element), parent: element.parentElement, after: element.nextElementSibling });
  }
  return {
    dice: new Set([...svg.querySelectorAll('.rolls')].map(throwOf)),
    cards: new Set([...svg.querySelectorAll('.card[id], .mini[id]')].map((card) => card.id)),
    places,
    boxes,
    told: new Set([...svg.querySelectorAll(FRESH)].map(signOf)),
    faces: new Map([...svg.querySelectorAll('[data-face][id]')].map((one) => [one.id, one.getAttribute('data-face') ?? ''])),
    counts: new Map([...svg.querySelectorAll('[data-counts]')].map((one) => [one.getAttribute('data-counts') ?? '', Number(one.textContent)])),
    leaving,
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
export function settle(svg: Element, before: Before, rate: number): number {
  const fresh = [...svg.querySelectorAll(FRESH)].filter((part) => !before.told.has(signOf(part)));
  const moved = Math.max(glide(svg, before, fresh, rate), grow(fresh, rate), flip(svg, before, rate));
  const thrown = tumble(svg, before, rate);
  const dealt = deal(svg, before, rate);
  const decided = Math.max(thrown, spun(svg, before) ? SPIN * rate : 0);
  const fell = Math.max(fall(fresh, decided, rate), leave(svg, before, decided, rate));
  const counted = count(svg, before, decided, rate);
  const told = reveal(fresh, decided, rate);
  if (decided) return Math.max(moved, told, fell, counted) + REST * rate;
  return Math.max(moved, dealt, fell, counted, PLAIN * rate);
}

const turned = (from: string, to: string): number => {
  const [was, is] = [TURN.exec(from), TURN.exec(to)];
  return was && is ? Number(was[1]) - Number(is[1]) : 0;
};
/** Whether something has gone round, so that everything else waits for it. */
const spun = (svg: Element, before: Before): boolean => [...before.places].some(([id, from]) => Math.abs(turned(from, find(svg, id)?.getAttribute('transform') ?? '')) > 360);

/** What was decided appears once it is: sums, a verdict, a frame around the result. */
function reveal(fresh: Element[], delay: number, rate: number): number {
  const told = delay ? fresh.filter((part) => part.matches('[data-after]')) : [];
  for (const part of told) part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TELL * rate, delay, fill: 'backwards' });
  return told.length ? delay + TELL * rate : delay;
}

// --- pieces that go somewhere

type Point = readonly [number, number];

interface Way {
  points: Point[];
  gait: string;
}

/** The way that a step took, if the picture tells it. */
function told(fresh: Element[]): Way | null {
  const sign = fresh.find((part) => part.matches('[data-way], [data-gait]'));
  if (!sign) return null;
  const numbers = (sign.getAttribute('data-way') ?? '').split(/[ ,]/).map(Number);
  const points: Point[] = [];
  for (let place = 0; place + 1 < numbers.length; place += 2) points.push([numbers[place] ?? 0, numbers[place + 1] ?? 0]);
  return { points, gait: sign.getAttribute('data-gait') ?? '' };
}

/** Where a piece is on its way, as seen from where it ends. */
function along(way: Way | null, x: number, y: number): Point[] {
  const last = way?.points.at(-1);
  const [from] = way?.points ?? [];
  if (!way || !last || !from || Math.hypot(from[0] - last[0] - x, from[1] - last[1] - y) > NEAR) return [[x, y], [0, 0]];
  return [[x, y], ...way.points.slice(1, -1).map((point): Point => [point[0] - last[0], point[1] - last[1]]), [0, 0]];
}

const at = ([x, y]: Point, up = 0): Keyframe => ({ transform: `translate(${x}px, ${y - up}px)` });

function travel(element: Element, points: Point[], gait: string, delay: number, rate: number): number {
  const [steps, hops] = [points.length - 1, gait === 'hop'];
  const frames = points.map((point) => at(point));
  const lift = hops ? HIGH : gait === 'arc' ? LIFT : 0;
  for (let place = steps; lift && place > 0; place -= 1) {
    const [a, b] = [points[place - 1] ?? [0, 0], points[place] ?? [0, 0]];
    frames.splice(place, 0, at([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], lift));
  }
  const duration = rate * (hops ? Math.max(MARCH, Math.min(HOPS, HOP * steps)) : steps > 1 ? Math.max(MARCH, Math.min(STEPS, STEP * steps)) : MARCH);
  element.animate(frames, { duration, delay, fill: 'backwards', easing: hops || steps > 1 ? 'linear' : GO, composite: 'add' });
  return duration + delay;
}

function glide(svg: Element, before: Before, fresh: Element[], rate: number): number {
  let longest = 0;
  const wait = spun(svg, before) ? SPIN * rate : 0;
  const way = told(fresh);
  for (const [id, from] of before.places) {
    const element = find(svg, id);
    const to = element?.getAttribute('transform') ?? '';
    if (!element || from === to) continue;
    const [old, now] = [PLACE.exec(from), PLACE.exec(to)];
    const turn = turned(from, to);
    if (old && now) longest = Math.max(longest, travel(element, along(way, Number(old[1]) - Number(now[1]), Number(old[2]) - Number(now[2])), way?.gait ?? '', wait, rate));
    else if (turn) {
      const far = Math.abs(turn) > 360;
      element.animate([{ transform: `rotate(${turn}deg)` }, { transform: 'none' }], { duration: (far ? SPIN : MARCH) * rate, easing: far ? ROLL : GO, composite: 'add' });
      longest = Math.max(longest, (far ? SPIN : MARCH) * rate);
      if (far) sound.dice();
    }
  }
  return Math.max(longest, lift(svg, before, wait, rate));
}

/** What has gone to another part of the picture is carried there, one after the other. */
function lift(svg: Element, before: Before, wait: number, rate: number): number {
  const moved: [Element, Point][] = [];
  for (const [id, from] of before.boxes) {
    const element = find(svg, id);
    const parent = element?.parentElement;
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    if (!element) continue;
    const to = element.getBoundingClientRect();
    const by: Point = [(from.x - to.x) / scale, (from.y - to.y) / scale];
    if (Math.hypot(...by) > 2) moved.push([element, by]);
  }
  const apart = Math.min(NEXT_ARC, ARCS / Math.max(1, moved.length)) * rate;
  return Math.max(0, ...moved.map(([element, by], place) => travel(element, [by, [0, 0]], moved.length > 1 ? 'arc' : '', wait + place * apart, rate)));
}

// --- what appears, turns over, falls

function tumble(svg: Element, before: Before, rate: number): number {
  const dice = [...svg.querySelectorAll('.rolls')].filter((die) => !blank(die) && !before.dice.has(throwOf(die)));
  dice.forEach((die, place) => {
    const when = { duration: DIE * rate, delay: place * NEXT_DIE * rate, fill: 'backwards' } as const;
    die.animate([{ transform: 'rotate(-630deg) scale(.5)' }, { transform: 'rotate(20deg) scale(1.25)', offset: 0.75 }, { transform: 'none' }], { ...when, easing: ROLL, composite: 'add' });
    if (place) die.animate([{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1 }], when);
  });
  if (dice.length) sound.dice();
  return dice.length ? (DIE + NEXT_DIE * (dice.length - 1)) * rate : 0;
}

function deal(svg: Element, before: Before, rate: number): number {
  const cards = before.cards.size ? [...svg.querySelectorAll('.card[id], .mini[id]')].filter((card) => !before.cards.has(card.id)) : [];
  cards.forEach((card, place) => {
    const when = { duration: CARD * rate, easing: GO, delay: 80 * place * rate, fill: 'backwards' } as const;
    card.animate([{ opacity: 0 }, { opacity: 1 }], when);
    card.animate([{ transform: 'translateY(-46px) scale(.2, 1)' }, { transform: 'none' }], { ...when, composite: 'add' });
  });
  return cards.length ? (CARD + 80 * (cards.length - 1)) * rate : 0;
}

/** A shot grows from the muzzle. */
function grow(fresh: Element[], rate: number): number {
  const lines = fresh.filter((part) => part.matches('[data-grows]'));
  for (const line of lines) {
    const [x = 0, y = 0] = (line.getAttribute('data-grows') ?? '').split(/[ ,]/).map(Number);
    line.animate([{ transform: `translate(${x}px, ${y}px) scale(0) translate(${-x}px, ${-y}px)` }, { transform: 'none' }], { duration: GROW * rate, easing: GO, composite: 'add' });
  }
  return lines.length ? (GROW + TELL) * rate : 0;
}

/** What shows its other side turns about its axis. */
function flip(svg: Element, before: Before, rate: number): number {
  const turning = [...svg.querySelectorAll('[data-face][id]')].filter((one) => before.faces.has(one.id) && before.faces.get(one.id) !== one.getAttribute('data-face'));
  for (const one of turning) one.animate([{ transform: 'scale(-1, 1)' }, { transform: 'scale(0, 1)', offset: 0.5 }, { transform: 'none' }], { duration: FLIP * rate, easing: GO, composite: 'add' });
  return turning.length ? FLIP * rate : 0;
}

/** Who has fallen tips over, one after the other. */
function fall(fresh: Element[], delay: number, rate: number): number {
  const falling = fresh.filter((part) => part.matches('.falls'));
  falling.forEach((one, place) => one.animate([{ transform: 'translate(0, -16px) rotate(-80deg)' }, { transform: 'none' }], { duration: FALL * rate, delay: delay + place * NEXT_FALL * rate, fill: 'backwards', easing: DOWN, composite: 'add' }));
  return falling.length ? delay + (FALL + NEXT_FALL * (falling.length - 1)) * rate : 0;
}

/** What is taken from the board shakes, tips and fades; a copy of it, for it is gone already. */
function leave(svg: Element, before: Before, delay: number, rate: number): number {
  const gone = before.leaving.filter(({ id, parent }) => !find(svg, id) && svg.contains(parent));
  for (const { ghost, parent, after } of gone) {
    parent.insertBefore(ghost, after?.parentElement === parent ? after : null);
    const frames = [0, 3, -3, 3, 0].map((x): Keyframe => ({ transform: `translate(${x}px, 0)`, opacity: 1 }));
    const motion = ghost.animate([...frames, { transform: 'translate(6px, 14px) rotate(24deg)', opacity: 0 }], { duration: LEAVE * rate, delay, easing: DOWN, composite: 'add' });
    motion.onfinish = motion.oncancel = () => ghost.remove();
  }
  return gone.length ? delay + LEAVE * rate : 0;
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
