/** Where we are. Paths: / · /new · /table/ID · /replay/ID · /fair/ID · /rules/GAME · /learn/GAME/N · /study/ID · /people · /player/NAME · /tournaments/ID · /compare/ID · /account · /help */

class Place {
  path = $state(location.pathname);
  search = $state(location.search);

  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }
}

export const place = new Place();

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
  if (!location.hash) scrollTo(0, 0);
}

function arrive(): void {
  place.path = location.pathname;
  place.search = location.search;
}

addEventListener('popstate', arrive);

/** Links inside the site do not load the page again. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (url.hash && url.pathname === location.pathname) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
});
