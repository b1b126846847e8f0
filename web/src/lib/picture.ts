/** A picture from the server, kept in place: what has a stable id stays the same element, so that it moves. */
import { Idiomorph } from 'idiomorph';

export interface Shown {
  svg: string | null;
  /** What may be clicked now, and what a screen reader says of it. */
  next: ReadonlyMap<string, string>;
  picks: readonly string[];
}

const HANDLERS = /^on/i;

/** Nothing that runs comes out of a picture, whoever drew it. */
function inert(root: ParentNode): void {
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

function parsed(svg: string): Element | null {
  const holder = document.createElement('template');
  holder.innerHTML = svg;
  inert(holder.content);
  return holder.content.firstElementChild;
}

function unmark(node: HTMLElement): void {
  for (const element of node.querySelectorAll('[data-next], [data-picked]')) {
    delete (element as SVGElement).dataset.next;
    delete (element as SVGElement).dataset.picked;
    element.removeAttribute('tabindex');
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    element.removeAttribute('aria-pressed');
  }
}

function mark(node: HTMLElement, shown: Shown): void {
  for (const [id, label] of shown.next) {
    const element = node.querySelector<SVGElement>(`[id="${CSS.escape(id)}"]`);
    if (!element) continue;
    element.dataset.next = '';
    element.setAttribute('tabindex', '0');
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', named(element, label));
  }
  for (const id of shown.picks) {
    const element = node.querySelector<SVGElement>(`[id="${CSS.escape(id)}"]`);
    if (!element) continue;
    element.dataset.picked = '';
    element.setAttribute('tabindex', '0');
    element.setAttribute('role', 'button');
    element.setAttribute('aria-pressed', 'true');
    if (!element.hasAttribute('aria-label')) element.setAttribute('aria-label', named(element, title(element)));
  }
}

/** The label with the words that are seen on the element: who says what is written there must reach it. */
function named(element: Element, label: string): string {
  const words = [...element.querySelectorAll('text')].map((text) => text.textContent?.trim() ?? '').filter(Boolean).join(' ');
  return !words || label.includes(words) ? label : `${words}, ${label}`;
}

function title(element: Element): string {
  return element.querySelector(':scope > title')?.textContent ?? element.id;
}

/** Svelte action. */
export function picture(node: HTMLElement, first: Shown): { update(shown: Shown): void } {
  let last: string | null = null;
  const show = (shown: Shown): void => {
    const focused = document.activeElement instanceof SVGElement && node.contains(document.activeElement) ? document.activeElement.id : '';
    unmark(node);
    if (shown.svg !== last) {
      const fresh = shown.svg ? parsed(shown.svg) : null;
      if (!fresh) node.replaceChildren();
      else if (!node.firstElementChild || node.firstElementChild.getAttribute('viewBox') !== fresh.getAttribute('viewBox')) {
        node.replaceChildren(fresh);
      } else Idiomorph.morph(node.firstElementChild, fresh, { morphStyle: 'outerHTML' });
      last = shown.svg;
    }
    mark(node, shown);
    if (focused) {
      const again = node.querySelector<SVGElement>(`[id="${CSS.escape(focused)}"][tabindex]`);
      if (again) again.focus({ preventScroll: true });
      else if (shown.next.size) node.querySelector<SVGElement>('[data-next]')?.focus({ preventScroll: true });
    }
  };
  show(first);
  return { update: show };
}
