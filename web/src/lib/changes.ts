/** Changes of a picture (kernel/changes.py): elements set, moved and removed, by id, in order. */
import { call, inert, piece, placed } from './picture';

export type Change = readonly string[];

/** A change that does not fit the picture it should go onto. */
export class Astray extends Error {}

const SAFE = /^(?!on|style$)/i;

export function find(svg: Element, id: string): Element | null {
  return svg.id === id ? svg : svg.querySelector(`[id="${CSS.escape(id)}"]`);
}

function must(svg: Element, id: string | undefined): Element {
  const found = id === undefined ? null : find(svg, id);
  if (!found) throw new Astray(id);
  return found;
}

function among(parent: Element, id: string | undefined): Element | null {
  if (!id) return null;
  for (const child of parent.children) if (child.id === id || (child.matches('.slot') && child.firstElementChild?.id === id)) return child;
  throw new Astray(id);
}

/** What stands in the frame for a part of the picture: its place. */
const outer = (element: Element): Element => element.closest('.slot > svg') === element ? (element.parentElement ?? element) : element;

/** One element, or where parts have places a part in its place. */
const fresh = (parent: Element, markup: string): Element => (parent.hasAttribute('data-framed') ? placed(piece(markup)) : piece(markup));

const DO: Record<string, (svg: Element, id: string | undefined, ...told: string[]) => void> = {
  set(svg, id, markup = '') {
    const old = outer(must(svg, id));
    old.replaceWith(old.parentElement ? fresh(old.parentElement, markup) : piece(markup));
  },
  add(svg, id, before, markup = '') {
    const parent = must(svg, id);
    parent.insertBefore(fresh(parent, markup), among(parent, before));
  },
  put(svg, id, before) {
    const element = outer(must(svg, id));
    const parent = element.parentElement;
    parent?.insertBefore(element, among(parent, before));
  },
  drop: (svg, id) => outer(must(svg, id)).remove(),
  mark(svg, id, name = '', value = '') {
    const element = must(svg, id);
    if (name === 'data-box' && element.hasAttribute('viewBox')) element.setAttribute('viewBox', value);
    if (name === 'transform' && element.localName === 'svg') return; // where a part lies on a sheet
    if (SAFE.test(name) && (!name.endsWith('href') || value.startsWith('#'))) element.setAttribute(name, value);
  },
  bare: (svg, id, name = '') => must(svg, id).removeAttribute(name),
  call: (svg, id, words = '') => call(must(svg, id), words),
};

export function apply(svg: Element, changes: readonly Change[]): void {
  for (const [kind = '', id, ...told] of changes) {
    const act = DO[kind];
    if (!act) throw new Astray(kind);
    act(svg, id, ...told);
  }
  inert(svg.parentElement ?? svg);
}
