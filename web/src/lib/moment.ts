/** A moment of a match in small: the board alone, around what has just happened there. */
import { own, parsed } from './picture';

/** What was done; else what a throw or a spin has decided. */
const HAPPENED = ['[id="last-move"], [id="last-shot"], .last, .last-sq', '[data-after]'];
/** Width by height of what is shown, and how much of the board's shorter side it shows at least. */
const SHAPE = 1.8;
const LEAST = 0.36;

/** Where something has just happened, in the units of the board; the whole board if nothing says. */
function around(board: Element, [left, top, wide, tall]: readonly number[]): string {
  const [x = 0, y = 0, width = 0, height = 0] = [left, top, wide, tall];
  const seen = board.getBoundingClientRect();
  const scale = Math.max(width / seen.width, height / seen.height);
  const drawn = (signs: string): DOMRect[] => [...board.querySelectorAll(signs)].map((one) => one.getBoundingClientRect()).filter((box) => box.width + box.height > 0);
  const boxes = HAPPENED.map(drawn).find((found) => found.length);
  if (!boxes || !Number.isFinite(scale)) return `${x} ${y} ${width} ${height}`;
  const from = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const to = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  const middle = (at: 0 | 1): number => ((from[at] ?? 0) + (to[at] ?? 0)) / 2;
  const across = [((to[0] ?? 0) - (from[0] ?? 0)) * scale, ((to[1] ?? 0) - (from[1] ?? 0)) * scale] as const;
  const high = Math.min(height, Math.max(LEAST * Math.min(width, height), across[1] * 1.15, (across[0] * 1.15) / SHAPE));
  const broad = Math.min(width, high * SHAPE);
  const place = (centre: number, size: number, first: number, all: number): number => Math.min(Math.max(first, centre - size / 2), first + all - size);
  const centre = [x + width / 2 + (middle(0) - seen.left - seen.width / 2) * scale, y + height / 2 + (middle(1) - seen.top - seen.height / 2) * scale] as const;
  return [place(centre[0], broad, x, width), place(centre[1], high, y, height), broad, high].map((value) => value.toFixed(1)).join(' ');
}

/** Svelte action. The drawings a board uses are those of the board that is on the page already. */
export function moment(node: HTMLElement, picture: string): void {
  const sheet = parsed(picture);
  const part = sheet?.querySelector('[id="part-board"]');
  if (!sheet || !part) return;
  const board = own(part);
  board.removeAttribute('id');
  node.classList.add(...sheet.classList);
  node.replaceChildren(board);
  board.setAttribute('viewBox', around(board, (part.getAttribute('data-box') ?? '').split(' ').map(Number)));
}
