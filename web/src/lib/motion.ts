/** Dice that tumble, cards that are dealt: what is new in a picture moves for a moment, then rests and stays readable.
 *
 * A picture marks dice with the class `rolls` and cards with the class `card` and an id; pieces and the arrow of a
 * spinner move by their own style sheet. */
import * as sound from './sound';

interface Noticed {
  dice: Set<string>;
  cards: Set<string>;
}

const DIE = { duration: 700, easing: 'cubic-bezier(.2,.7,.2,1)', composite: 'add' } as const;
const CARD = { duration: 320, easing: 'cubic-bezier(.2,.7,.2,1)' } as const;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A die is the same as long as everything about the throw is: who threw, at what, and its face. */
const throwOf = (die: Element): string => die.closest('[id]')?.outerHTML ?? die.outerHTML;
const blank = (die: Element): boolean => die.getAttribute('href')?.endsWith('blank') ?? false;

export function notice(svg: Element): Noticed {
  return {
    dice: new Set([...svg.querySelectorAll('.rolls')].map(throwOf)),
    cards: new Set([...svg.querySelectorAll('.card[id]')].map((card) => card.id)),
  };
}

export function settle(svg: Element, before: Noticed): void {
  if (still.matches) return;
  const dice = [...svg.querySelectorAll('.rolls')].filter((die) => !blank(die) && !before.dice.has(throwOf(die)));
  for (const die of dice) die.animate([{ transform: 'rotate(-630deg) scale(.5)' }, { transform: 'rotate(20deg) scale(1.25)', offset: 0.75 }, { transform: 'none' }], DIE);
  if (dice.length) sound.dice();
  if (!before.cards.size) return;
  const cards = [...svg.querySelectorAll('.card[id]')].filter((card) => !before.cards.has(card.id));
  cards.forEach((card, place) => {
    card.animate([{ opacity: 0 }, { opacity: 1 }], { ...CARD, delay: 80 * place, fill: 'backwards' });
    card.animate([{ transform: 'translateY(-46px) scale(.2, 1)' }, { transform: 'none' }], { ...CARD, delay: 80 * place, fill: 'backwards', composite: 'add' });
  });
}
