/** What lies under the pointer, and what a piece can do. */
import type { GestureSeen } from './wire';

/** Ids of a picture under a point, from the top down: a piece may lie on the cell that is meant, and `data-for` names
 * what an element stands for. */
export function idsUnder(board: HTMLElement, event: MouseEvent): string[] {
  const found: string[] = [];
  const add = (element: Element | null): void => {
    for (let at = element; at && at !== board; at = at.parentElement) {
      for (const id of [at.id, at.getAttribute('data-for')]) if (id && !found.includes(id)) found.push(id);
    }
  };
  if (event.detail === 0 && event.type === 'click' && event.target instanceof Element) add(event.target);
  else for (const element of document.elementsFromPoint(event.clientX, event.clientY)) if (board.contains(element)) add(element);
  return found;
}

export interface Piece {
  id: string;
  title: string;
  box: DOMRect;
  can: string[];
  /** A card, drawn once more and larger. */
  large: SVGSVGElement | null;
}

/** The piece that is pointed at: the topmost thing with a name, or that can be clicked first. */
export function pieceUnder(board: HTMLElement, under: readonly string[], gestures: readonly GestureSeen[]): Piece | null {
  for (const id of under) {
    const element = board.querySelector<SVGElement>(`[id="${CSS.escape(id)}"]`);
    const can = gestures.filter((gesture) => gesture.ids[0] === id && !gesture.then?.length).map((gesture) => gesture.label);
    const title = element?.dataset.title ?? '';
    if (element && (title || can.length)) return { id, title, box: element.getBoundingClientRect(), can, large: enlarged(element) };
  }
  return null;
}

/** A card, once more and larger. */
function enlarged(card: SVGElement): SVGSVGElement | null {
  return card.matches('.card') ? copied(card, 4, 16) : null;
}

/** A copy of something in a picture of its own, below what its style hangs on; ids stay with the original. */
export function copied(card: SVGElement, beside = 4, below = 0): SVGSVGElement | null {
  if (!(card instanceof SVGGraphicsElement)) return null;
  const { x, y, width, height } = card.getBBox(); // without its frame, and where it was lifted
  if (!width && !height) return null;
  let copy = card.cloneNode(true) as SVGElement;
  copy.removeAttribute('transform');
  for (let at = card.parentElement; at && !(at instanceof SVGSVGElement); at = at.parentElement) {
    const around = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    around.setAttribute('class', at.getAttribute('class') ?? '');
    around.append(copy);
    copy = around;
  }
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawn.setAttribute('class', `${(card.closest('[data-framed]') ?? card.ownerSVGElement)?.getAttribute('class') ?? ''} large`);
  drawn.setAttribute('viewBox', `${x - beside} ${y - beside} ${width + 2 * beside} ${height + 2 * beside + below}`);
  drawn.setAttribute('aria-hidden', 'true');
  drawn.append(copy);
  for (const element of drawn.querySelectorAll('[id], [tabindex]')) {
    for (const name of ['id', 'tabindex', 'role', 'aria-label', 'data-next', 'data-picked', 'data-hint']) element.removeAttribute(name);
  }
  return drawn;
}

/** Half of what a finger needs: around its middle every choice is at least 44 pixels wide. */
const FINGER = 22;
/** Pixels beside a large choice that are still meant for it. */
const EDGE = 6;
/** Two choices whose middles are so equally far away may both be meant. */
const DOUBT = 6;

export interface Aim {
  /** The choice under the finger, or beside it. */
  near: string | null;
  /** Another one might be meant as well. */
  doubt: boolean;
}

/** What a finger means, by what lies under it from the top down and by the choices around it. */
export function aim(board: HTMLElement, event: MouseEvent, under: readonly string[]): Aim {
  const around = [...board.querySelectorAll('[data-next]')].map((element) => {
    const box = element.getBoundingClientRect();
    const across = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
    const down = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
    const middle = Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY);
    return { id: element.id, middle, away: Math.hypot(across, down), small: Math.min(box.width, box.height) < 2 * FINGER };
  });
  const close = around.filter((one) => one.middle <= FINGER || one.away <= EDGE).sort((one, other) => one.middle - other.middle);
  const top = under.find((id) => around.some((one) => one.id === id));
  const meant = around.find((one) => one.id === top) ?? close[0];
  const reached = around.filter((one) => one.middle < FINGER + DOUBT || one.away <= EDGE);
  const rivals = reached.filter((one) => meant && one !== meant && !under.includes(one.id) && one.middle - meant.middle < DOUBT);
  return { near: meant?.id ?? null, doubt: rivals.length > 0 && (meant?.small ?? false) };
}

/** Scrolls as little as needed so that one of these can be seen, below what stays at the top while all else scrolls. */
export function reveal(box: HTMLElement, choices: readonly Element[]): void {
  const frame = box.getBoundingClientRect();
  const top = frame.top + (parseFloat(getComputedStyle(box).scrollPaddingTop) || 0);
  const inside = (element: Element): boolean => {
    const at = element.getBoundingClientRect();
    return at.top >= top - 1 && at.bottom <= frame.bottom + 1 && at.left >= frame.left - 1 && at.right <= frame.right + 1;
  };
  const first = choices[0];
  if (!first || choices.some(inside)) return;
  const at = first.getBoundingClientRect();
  box.scrollBy({ top: at.top + at.height / 2 - (top + frame.bottom) / 2, left: at.left + at.width / 2 - frame.left - frame.width / 2 });
}

/** Scrolls so that a part of the picture is in the middle; across and down go from 0 to 1. */
export function centre(box: HTMLElement, across: number, down: number): void {
  const drawn = (box.querySelector('[id="part-board"]') ?? box.firstElementChild)?.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (drawn) box.scrollBy({ left: drawn.x + across * drawn.width - frame.x - frame.width / 2, top: drawn.y + down * drawn.height - frame.y - frame.height / 2 });
}
