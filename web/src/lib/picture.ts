/** A picture from the server, kept in place: what has a stable id stays the same element, so that it moves. */
import { Idiomorph } from 'idiomorph';

export interface Marked {
  /** What may be clicked now, and what a screen reader says of it. */
  next: ReadonlyMap<string, string>;
  picks: readonly string[];
  /** What a bot would click. */
  hint?: readonly string[];
  /** Everything a click means something on now: what comes next, and where another choice would begin. */
  live?: ReadonlySet<string>;
  /** Who commands an arm of a side, in a few words: written where the picture leaves room for it. */
  commander?: (side: number, arm: string) => string;
}

export interface Shown extends Marked {
  svg: string | null;
}

const HANDLERS = /^on/i;
const MARKS = ['tabindex', 'role', 'aria-label', 'aria-pressed'];
/** What the picture itself said of an element before it was marked. */
const before = new WeakMap<Element, (string | null)[]>();

/** Nothing that runs comes out of a picture, whoever drew it. */
export function inert(root: ParentNode): void {
  for (const element of root.querySelectorAll('script, foreignObject, iframe, style')) element.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const attribute of [...element.attributes]) {
      const name = attribute.name.toLowerCase();
      const link = name === 'href' || name === 'xlink:href';
      if (HANDLERS.test(name) || name === 'style' || (link && !attribute.value.startsWith('#'))) {
        element.removeAttribute(attribute.name);
      }
    }
  }
}

/** A piece that cannot be clicked is still something one can read: its side, what it is, where it stands. */
export function call(piece: Element, words: string): void {
  piece.setAttribute('data-title', words);
  if (!piece.matches('.moves, .leaves') || piece.getAttribute('role') === 'button') return;
  piece.setAttribute('role', 'img');
  piece.setAttribute('aria-label', words);
}

/** What a piece is called goes into `data-title`: the page shows it with what the piece can do, the browser shows nothing. */
function named(root: ParentNode): void {
  for (const title of root.querySelectorAll('title')) {
    const piece = title.parentElement;
    if (piece?.id && piece.localName !== 'svg') call(piece, title.textContent?.trim() ?? '');
    title.remove();
  }
}

/** Words that are written apart are read apart: nothing is drawn between them. */
function spaced(root: ParentNode): void {
  for (const text of root.querySelectorAll('text')) text.after(' ');
}

export function parsed(svg: string): Element | null {
  const holder = document.createElement('template');
  holder.innerHTML = svg;
  inert(holder.content);
  named(holder.content);
  spaced(holder.content);
  return holder.content.firstElementChild;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A part with a place in the frame, as a picture of its own (`kernel/picture.py`). */
export function own(part: Element): Element {
  const made = document.createElementNS(SVG, 'svg');
  for (const { name, value } of part.attributes) if (name !== 'transform') made.setAttribute(name, value);
  made.setAttribute('viewBox', part.getAttribute('data-box') ?? '');
  made.append(...part.childNodes);
  return made;
}

/** A part in its place: the frame lays places out, whatever is drawn there. */
export function placed(part: Element): HTMLElement {
  const place = document.createElement('div');
  place.className = 'slot';
  place.dataset.place = part.id.replace(/^part-/, '');
  if (['board', 'hand'].includes(place.dataset.place)) place.tabIndex = 0; // they scroll: a board shown larger, cards on a phone
  place.append(own(part));
  return place;
}

/** The parts of a picture each in a place of its own, instead of all on one sheet. */
export function framed(sheet: Element | null): Element | null {
  if (!sheet) return null;
  const frame = document.createElement('div');
  for (const { name, value } of sheet.attributes) if (name !== 'xmlns') frame.setAttribute(name, value);
  frame.dataset.framed = '';
  const rest = document.createElementNS(SVG, 'svg');
  rest.setAttribute('class', 'defs');
  rest.setAttribute('aria-hidden', 'true');
  for (const child of [...sheet.children]) {
    if (child.hasAttribute('data-box')) frame.append(placed(child));
    else rest.append(child);
  }
  frame.append(rest);
  return frame;
}

/** One element of a picture. */
export function piece(markup: string): Element {
  return parsed(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`)?.firstElementChild ?? document.createElementNS('http://www.w3.org/2000/svg', 'g');
}

export function unmark(node: HTMLElement): void {
  for (const element of node.querySelectorAll('[data-live]')) element.removeAttribute('data-live');
  for (const element of node.querySelectorAll('[data-next], [data-picked], [data-hint]')) {
    for (const mark of ['data-next', 'data-picked', 'data-hint']) element.removeAttribute(mark);
    MARKS.forEach((name, place) => {
      const own = before.get(element)?.[place] ?? null;
      if (own === null) element.removeAttribute(name);
      else element.setAttribute(name, own);
    });
  }
}

const found = (node: HTMLElement, id: string): SVGElement | null => node.querySelector<SVGElement>(`[id="${CSS.escape(id)}"]`);

function button(element: SVGElement, label: string): void {
  before.set(element, MARKS.map((name) => element.getAttribute(name)));
  element.setAttribute('tabindex', '0');
  element.setAttribute('role', 'button');
  const called = element.matches('.moves, .leaves') ? element.dataset.title : '';
  element.setAttribute('aria-label', spoken(element, called && called !== label ? `${called}. ${label}` : label));
}

/** An element, and whatever stands for it. */
const standing = (node: HTMLElement, id: string): Iterable<Element> => node.querySelectorAll(`[id="${CSS.escape(id)}"], [data-for="${CSS.escape(id)}"]`);

/** What stands for the element that has the focus shows what it would do. */
export function attend(node: HTMLElement, id: string | null): void {
  for (const element of node.querySelectorAll('[data-at]')) element.removeAttribute('data-at');
  if (id) for (const element of node.querySelectorAll(`[data-for="${CSS.escape(id)}"]`)) element.setAttribute('data-at', '');
}

function enliven(node: HTMLElement, shown: Marked): void {
  for (const id of new Set([...shown.next.keys(), ...(shown.live ?? [])])) for (const element of standing(node, id)) element.setAttribute('data-live', '');
  for (const id of shown.picks) for (const element of node.querySelectorAll(`[data-for="${CSS.escape(id)}"]`)) element.setAttribute('data-picked', '');
  for (const room of node.querySelectorAll<SVGElement>('[data-commander]')) {
    const [side = '', arm = ''] = (room.dataset.commander ?? '').split(' ');
    room.textContent = shown.commander?.(Number(side), arm) ?? '';
  }
}

export function mark(node: HTMLElement, shown: Marked): void {
  enliven(node, shown);
  for (const [id, label] of shown.next) {
    const element = found(node, id);
    if (!element) continue;
    button(element, label);
    element.dataset.next = '';
  }
  for (const id of shown.picks) {
    const element = found(node, id);
    if (!element) continue;
    if (!('next' in element.dataset)) button(element, element.dataset.title ?? id);
    element.dataset.picked = '';
    element.setAttribute('aria-pressed', 'true');
  }
  for (const id of shown.hint ?? []) found(node, id)?.setAttribute('data-hint', '');
}

/** The words that are seen on an element, piece by piece. */
function seen(element: Element): string {
  const found: string[] = [];
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const word = walk.currentNode.textContent?.replace(/\s+/g, ' ').trim();
    if (word && walk.currentNode.parentElement?.checkVisibility()) found.push(word);
  }
  return found.join(' ');
}

/** The label after the words that are seen on the element: who says what is written there must reach it. */
function spoken(element: Element, label: string): string {
  const words = seen(element);
  return !words || label.toLowerCase().startsWith(words.toLowerCase()) ? label : `${words}, ${label}`;
}

/** The fresh picture in place of the one that is there: what has the same id stays the same element. */
export function morph(node: HTMLElement, fresh: Element | null): void {
  const kept = node.firstElementChild;
  if (!fresh) node.replaceChildren();
  else if (!kept || kept.getAttribute('viewBox') !== fresh.getAttribute('viewBox')) node.replaceChildren(fresh);
  else Idiomorph.morph(kept, fresh, { morphStyle: 'outerHTML' });
}

/** Marks what may be clicked; whoever was on a choice by the keyboard stays there, or goes to the first one. */
export function marking(node: HTMLElement, shown: Marked, change: () => void): void {
  const focused = document.activeElement instanceof SVGElement && node.contains(document.activeElement) ? document.activeElement.id : '';
  unmark(node);
  change();
  mark(node, shown);
  if (!focused) return;
  const again = node.querySelector<SVGElement>(`[id="${CSS.escape(focused)}"][tabindex]`);
  if (again) again.focus({ preventScroll: true });
  else if (shown.next.size) node.querySelector<SVGElement>('[data-next]')?.focus({ preventScroll: true });
}

/** Svelte action: a picture that is always whole. */
export function picture(node: HTMLElement, first: Shown): { update(shown: Shown): void } {
  let last: string | null = null;
  const show = (shown: Shown): void =>
    marking(node, shown, () => {
      if (shown.svg === last) return;
      morph(node, shown.svg ? parsed(shown.svg) : null);
      last = shown.svg;
    });
  show(first);
  return { update: show };
}
