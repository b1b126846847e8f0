/** Being told on this device while no page is open, by the browser's own push service. Off until asked for. */
import { ask, post } from './api';
import { allowed } from './desktop';
import { device } from './device.svelte';
import type { Away } from './wire';

const KEPT = 'caracole.push';

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

class Push {
  away = $state.raw<Away | null>(null);

  get possible(): boolean {
    return device.possible && 'PushManager' in window && Boolean(this.away?.key);
  }

  /** Whether this very device is told. */
  get here(): boolean {
    return this.away?.devices.some((one) => one.id === localStorage.getItem(KEPT)) ?? false;
  }

  async look(): Promise<void> {
    this.away = await ask<Away>('/api/me/away');
  }

  /** False if the person does not agree. */
  async begin(): Promise<boolean> {
    const key = this.away?.key;
    if (!key || !(await allowed())) return false;
    await device.keep();
    const { pushManager } = await navigator.serviceWorker.ready;
    await this.give(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
    return true;
  }

  async end(id: string): Promise<void> {
    if (id === localStorage.getItem(KEPT)) {
      const registration = await navigator.serviceWorker.getRegistration('/');
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
      localStorage.removeItem(KEPT);
    }
    this.away = await ask<Away>(`/api/me/pushes/${id}`, 'DELETE');
  }

  /** Somebody is signed in anew on a device that is told. */
  async renew(): Promise<void> {
    if (!device.possible || !localStorage.getItem(KEPT)) return;
    const registration = await navigator.serviceWorker.getRegistration('/');
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription) await this.give(subscription);
    else localStorage.removeItem(KEPT);
  }

  private async give(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    this.away = await post<Away>('/api/me/pushes', { endpoint, key: keys?.p256dh, auth: keys?.auth });
    if (this.away.here) localStorage.setItem(KEPT, this.away.here);
  }
}

export const push = new Push();
