/** What is kept on this device for when there is no connection: the client, and the last boards. Off until asked for. */

import { parsed } from './picture';

/** A board as it was last seen here. */
export interface Board {
  id: string;
  game: string;
  title: string;
  picture: string;
  at: number;
}

const BOARDS = 'caracole.boards';
const WORKER = '/worker.js';
const MOST = 6;

function read(): Board[] {
  try {
    return JSON.parse(localStorage.getItem(BOARDS) ?? '[]') as Board[];
  } catch {
    return [];
  }
}

class Device {
  /** Whether the client is kept here. */
  kept = $state(false);

  get possible(): boolean {
    return 'serviceWorker' in navigator && isSecureContext;
  }

  async look(): Promise<void> {
    if (this.possible) this.kept = Boolean(await navigator.serviceWorker.getRegistration('/'));
  }

  async keep(): Promise<void> {
    await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    // what this page has loaded so far came before the worker
    const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name)).filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'));
    await Promise.all(loaded.map((url) => fetch(url.pathname).catch(() => undefined)));
    this.kept = true;
  }

  async forget(): Promise<void> {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    for (const name of await caches.keys()) if (name.startsWith('caracole-')) await caches.delete(name);
    localStorage.removeItem(BOARDS);
    this.kept = false;
  }

  /** The newest first; nothing that runs comes out of them. */
  get boards(): Board[] {
    return read().map((board) => ({ ...board, picture: parsed(board.picture)?.outerHTML ?? '' }));
  }

  /** Somebody else is here now. */
  clear(): void {
    localStorage.removeItem(BOARDS);
  }

  /** Only where somebody has asked to keep things. */
  remember(board: Board): void {
    if (!this.kept || !board.picture) return;
    try {
      localStorage.setItem(BOARDS, JSON.stringify([board, ...read().filter((one) => one.id !== board.id)].slice(0, MOST)));
    } catch {
      // no room: the boards before stay
    }
  }
}

export const device = new Device();
