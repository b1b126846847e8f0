/** Bring into sight what is current in a list that scrolls by itself. The page stays where it is: on a phone the board would go out of sight. */
export function follow(list: HTMLElement | undefined): void {
  const current = list?.querySelector('[aria-current]');
  if (!list || !current || list.scrollHeight <= list.clientHeight) return;
  const [inside, around] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inside.top < around.top) list.scrollTop -= around.top - inside.top + 4;
  else if (inside.bottom > around.bottom) list.scrollTop += inside.bottom - around.bottom + 4;
}
