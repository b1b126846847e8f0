/** How a step is seen: pieces glide to where they stand, the arrow turns, dice tumble, cards are dealt, and everything
 * rests where it can be read.
 *
 * A picture marks dice with the class `rolls` and cards with the class `card` and an id. Whatever has an id and another
 * `transform` than before moves. Nothing but `transform` and `opacity` is animated. */
import { find, type Change } from './changes';
import * as sound from './sound';

/** Milliseconds at a quick pace, and how long the result rests. */
const MARCH = 350;
const SPIN = 1000;
const DIE = 700;
const CARD = 320;
const PLAIN = 160;
const REST = 380;
const GO = 'cubic-bezier(.2,.7,.2,1)';
const ROLL = 'cubic-bezier(.1,.8,.3,1)';
const PLACE = /^translate\(([-\d.]+)[ ,]([-\d.]+)\)(?: rotate\(([-\d.]+)\))?/;
const TURN = /^rotate\(([-\d.]+)\)$/;

export const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A die is the same as long as everything about the throw is: who threw, at what, and its face. */
const throwOf = (die: Element): string => die.closest('[id]')?.outerHTML ?? die.outerHTML;
const blank = (die: Element): boolean => die.getAttribute('href')?.endsWith('blank') ?? false;

/** What is where before a step. */
export interface Before {
  dice: Set<string>;
  cards: Set<string>;
  places: Map<string, string>;
  boxes: Map<string, DOMRect>;
}

export function notice(svg: Element, changes: readonly Change[]): Before {
  const places = new Map<string, string>();
  const boxes = new Map<string, DOMRect>();
  for (const [kind, id = '', name] of changes) {
    const element = kind === 'set' || kind === 'drop' || (kind === 'mark' && name === 'transform') ? find(svg, id) : null;
    if (!element) continue;
    if (kind === 'drop') boxes.set(id, element.getBoundingClientRect());
    else places.set(id, element.getAttribute('transform') ?? '');
    for (const inner of kind === 'drop' ? element.querySelectorAll('.moves[id]') : []) boxes.set(inner.id, inner.getBoundingClientRect());
  }
  return {
    dice: new Set([...svg.querySelectorAll('.rolls')].map(throwOf)),
    cards: new Set([...svg.querySelectorAll('.card[id], .mini[id]')].map((card) => card.id)),
    places,
    boxes,
  };
}

/** Moves what the step has changed; says how long it takes until the next one may begin. */
export function settle(svg: Element, before: Before, rate: number): number {
  const moved = glide(svg, before, rate);
  const thrown = tumble(svg, before, rate);
  const dealt = deal(svg, before, rate);
  if (thrown) return thrown + REST * rate;
  if (moved >= SPIN * rate) return moved + REST * rate;
  return Math.max(moved, dealt, PLAIN * rate);
}

function glide(svg: Element, before: Before, rate: number): number {
  let longest = 0;
  for (const [id, from] of before.places) {
    const element = find(svg, id);
    const to = element?.getAttribute('transform') ?? '';
    if (!element || from === to) continue;
    const [old, now] = [PLACE.exec(from), PLACE.exec(to)];
    const [was, is] = [TURN.exec(from), TURN.exec(to)];
    if (old && now) longest = Math.max(longest, travel(element, Number(old[1]) - Number(now[1]), Number(old[2]) - Number(now[2]), MARCH * rate));
    else if (was && is) {
      const turn = Number(was[1]) - Number(is[1]);
      const far = Math.abs(turn) > 360;
      element.animate([{ transform: `rotate(${turn}deg)` }, { transform: 'none' }], { duration: (far ? SPIN : MARCH) * rate, easing: far ? ROLL : GO, composite: 'add' });
      longest = Math.max(longest, (far ? SPIN : MARCH) * rate);
      if (far) sound.dice();
    }
  }
  for (const [id, from] of before.boxes) {
    const element = find(svg, id);
    const parent = element?.parentElement;
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    if (!element) continue;
    const to = element.getBoundingClientRect();
    const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
    if (Math.hypot(x, y) > 2) longest = Math.max(longest, travel(element, x, y, MARCH * rate));
  }
  return longest;
}

function travel(element: Element, x: number, y: number, duration: number): number {
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration, easing: GO, composite: 'add' });
  return duration;
}

function tumble(svg: Element, before: Before, rate: number): number {
  const dice = [...svg.querySelectorAll('.rolls')].filter((die) => !blank(die) && !before.dice.has(throwOf(die)));
  for (const die of dice) {
    die.animate([{ transform: 'rotate(-630deg) scale(.5)' }, { transform: 'rotate(20deg) scale(1.25)', offset: 0.75 }, { transform: 'none' }], { duration: DIE * rate, easing: ROLL, composite: 'add' });
  }
  if (dice.length) sound.dice();
  return dice.length ? DIE * rate : 0;
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
