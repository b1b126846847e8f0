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
}

/** The piece that is pointed at: the topmost thing with a name, or that can be clicked first. */
export function pieceUnder(board: HTMLElement, under: readonly string[], gestures: readonly GestureSeen[]): Piece | null {
  for (const id of under) {
    const element = board.querySelector<SVGElement>(`[id="${CSS.escape(id)}"]`);
    const can = gestures.filter((gesture) => gesture.ids[0] === id).map((gesture) => gesture.label);
    const title = element?.dataset.title ?? '';
    if (element && (title || can.length)) return { id, title, box: element.getBoundingClientRect(), can };
  }
  return null;
}

/** The choice next to a finger that has missed all of them, within so many pixels. */
export function near(board: HTMLElement, event: MouseEvent, most: number): string | null {
  let best: string | null = null;
  let least = most;
  for (const element of board.querySelectorAll('[data-next]')) {
    const box = element.getBoundingClientRect();
    const across = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
    const down = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
    const away = Math.hypot(across, down);
    if (away <= least) [best, least] = [element.id, away];
  }
  return best;
}

/** Scrolls as little as needed so that one of these can be seen. */
export function reveal(box: HTMLElement, choices: readonly Element[]): void {
  const frame = box.getBoundingClientRect();
  const inside = (element: Element): boolean => {
    const at = element.getBoundingClientRect();
    return at.top >= frame.top - 1 && at.bottom <= frame.bottom + 1 && at.left >= frame.left - 1 && at.right <= frame.right + 1;
  };
  const first = choices[0];
  if (!first || choices.some(inside)) return;
  const at = first.getBoundingClientRect();
  box.scrollBy({ top: at.top + at.height / 2 - frame.top - frame.height / 2, left: at.left + at.width / 2 - frame.left - frame.width / 2 });
}
