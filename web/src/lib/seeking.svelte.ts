/** Looking for somebody: at the page, or from page to page while I play a bot. */
import { ask, post, Refused } from './api';
import { aside } from './aside.svelte';
import * as desktop from './desktop';
import { t } from './language.svelte';
import { go } from './router.svelte';
import * as sound from './sound';
import type { SeekSeen } from './wire';

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

class Seeking {
  /** What I look for, as it stands. */
  all = $state.raw<SeekSeen[]>([]);
  /** Somebody was there, and I gave no answer. */
  missed = $state(false);
  /** When the newest answer came, by the clock of this page. */
  came = $state(0);
  /** The newest look; an older one stops. */
  private turn = 0;

  get mine(): SeekSeen | undefined {
    return this.all[0];
  }

  /** Somebody is there, and one of us is asked. */
  get met(): SeekSeen | undefined {
    return this.all.find((seek) => seek.meeting);
  }

  /** Asking how they stand also says that I still wait; as soon as one has led to a table, the others are gone. */
  async wait(all: SeekSeen[]): Promise<void> {
    const turn = ++this.turn;
    this.take(all);
    while (this.all.length && turn === this.turn) {
      const [pause, many] = [this.met !== undefined, this.all.length > 1];
      try {
        const found = await Promise.all(this.all.map(({ id }, at) => ask<SeekSeen>(`/api/seeks/${id}?wait=${at || pause ? 0 : many ? 2 : 8}`)));
        if (turn !== this.turn) return;
        const table = found.find((seek) => seek.status === 'paired')?.table;
        if (table) {
          this.leave();
          go(`/table/${table}`);
          return;
        }
        this.take(found.filter((seek) => seek.status !== 'gone'));
      } catch (error) {
        if (turn !== this.turn) return;
        if (error instanceof Refused && error.status) this.all = [];
        else await sleep(2_000); // the connection will be back
      }
      if (this.met) await sleep(1_000);
    }
    if (turn === this.turn) this.leave();
  }

  private take(all: SeekSeen[]): void {
    const before = this.met?.meeting;
    this.all = all;
    this.came = Date.now();
    const asked = this.met;
    if (asked?.meeting && !before) {
      const words = t('met', { names: asked.meeting.others.map((other) => other.name).join(', ') });
      sound.cue('call');
      desktop.tell(words, asked.meanwhile ?? asked.id);
    }
    this.missed = aside.on && !all.length && before != null && !before.agreed;
  }

  /** Nobody is waited for here any longer. */
  leave(): void {
    this.turn += 1;
    this.all = [];
    if (!this.missed) aside.set(false); // else it is told first
  }

  /** After a reload: whatever I still look for. */
  async resume(): Promise<void> {
    if (this.all.length) return;
    const found = await ask<SeekSeen[]>('/api/seeks').catch(() => []);
    const mine = found.filter((seek) => seek.mine);
    if (!this.all.length) await this.wait(mine);
  }

  async stop(): Promise<void> {
    const all = this.all;
    this.leave();
    await Promise.all(all.map((seek) => ask<SeekSeen>(`/api/seeks/${seek.id}`, 'DELETE')));
  }

  async meanwhile(bot: string): Promise<void> {
    const waited = this.all.find(({ clock }) => clock.kind === 'live');
    if (!waited) return;
    const { table } = await post<{ table: string }>(`/api/seeks/${waited.id}/meanwhile`, { bot });
    aside.set(true);
    go(`/table/${table}`);
  }

  async agree(): Promise<void> {
    const asked = this.met;
    if (asked) void this.wait([await post<SeekSeen>(`/api/seeks/${asked.id}/agree`), ...this.all.filter((seek) => seek !== asked)]);
  }
}

export const seeking = new Seeking();
