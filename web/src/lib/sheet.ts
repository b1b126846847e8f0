/** Svelte action: a sheet that follows the finger from its head, and closes when it is let go far enough down. */
const FAR = 70;

export function sheet(node: HTMLElement, close: () => void): { update(close: () => void): void; destroy(): void } {
  let shut = close;
  let from: number | null = null;
  const head = (event: PointerEvent): boolean => event.pointerType === 'touch' && Boolean((event.target as Element).closest('.tabs'));
  const down = (event: PointerEvent): void => {
    if (head(event)) from = event.clientY;
  };
  const move = (event: PointerEvent): void => {
    if (from === null) return;
    const by = Math.max(0, event.clientY - from);
    if (by > 4) node.dataset.dragged = '';
    node.style.transform = `translateY(${by}px)`;
  };
  const up = (event: PointerEvent): void => {
    if (from === null) return;
    const by = event.clientY - from;
    from = null;
    delete node.dataset.dragged;
    node.style.transform = '';
    if (by > FAR) shut();
  };
  const heard: Record<string, (event: PointerEvent) => void> = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener);
  return {
    update: (next) => (shut = next),
    destroy: () => {
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear as EventListener);
    },
  };
}
