/** Who I am here. A name is enough. */
import { ask, become, prove } from './api';
import { device } from './device.svelte';
import { language } from './language.svelte';
import { push } from './push.svelte';
import { settings } from './settings.svelte';
import type { Known, Me, Person } from './wire';

class People {
  me = $state.raw<Me | null>(null);
  ties = $state.raw<Known['ties']>([]);
  sanctions = $state.raw<Known['sanctions']>([]);

  get account(): Person | null {
    return this.me?.account ?? null;
  }

  take(me: Me): void {
    if (this.me?.account && this.me.account.id !== me.account?.id) device.clear();
    this.me = me;
    prove(me.csrf);
    if (me.account) settings.setName(me.account.name);
  }

  /** Ask the server for another account or another session. */
  become(path: string, method: string, body?: unknown): Promise<void> {
    return become<Me>(path, method, body, (me) => this.take(me)).then(() => {
      if (this.account) void push.renew().catch(() => undefined);
    });
  }

  async look(): Promise<void> {
    this.take(await ask<Me>('/api/me'));
  }

  /** Be somebody: as who I am already, or as a guest with this name. */
  async arrive(name: string): Promise<Person> {
    if (!this.account) await this.become('/api/guests', 'POST', { name, language: language.code });
    return this.account as Person;
  }

  async rename(name: string): Promise<void> {
    if (this.account) this.take((await ask<{ me: Me }>('/api/me', 'PATCH', { name })).me);
    else await this.arrive(name);
  }

  /** Whom I do not want to hear or to play with, and what the operator has told me. */
  async company(): Promise<void> {
    this.know(await ask<Known>('/api/me/company'));
  }

  async tie(kind: string, account: string, yes: boolean): Promise<void> {
    this.know(await ask<Known>(`/api/me/company/${kind}/${encodeURIComponent(account)}`, yes ? 'PUT' : 'DELETE'));
  }

  private know(company: Known): void {
    this.ties = company.ties;
    this.sanctions = company.sanctions;
  }

  async speak(code: string): Promise<void> {
    if (this.account && this.account.language !== code) {
      this.take((await ask<{ me: Me }>('/api/me', 'PATCH', { language: code })).me);
    }
  }
}

export const people = new People();
