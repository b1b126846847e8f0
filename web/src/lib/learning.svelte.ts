/** Which lessons were done: on this device, and for somebody who has an account with the account. */
import { ask } from './api';
import { people } from './people.svelte';
import { keep, kept } from './settings.svelte';
import type { Learned } from './wire';

type Progress = Record<string, string[]>;

function recalled(key: string): Progress {
  try {
    return JSON.parse(kept(key) ?? '{}') as Progress;
  } catch {
    return {};
  }
}

class Learning {
  done = $state.raw<Progress>(recalled('lessons'));
  /** Whose it is: nobody's yet, or an account's, so that another person at this device begins anew. */
  private of = kept('lessons.of') ?? '';

  has(game: string, lesson: string): boolean {
    return this.done[game]?.includes(lesson) ?? false;
  }

  async mark(game: string, lesson: string): Promise<void> {
    if (this.has(game, lesson)) return;
    this.store({ ...this.done, [game]: [...(this.done[game] ?? []), lesson] }, this.of);
    await this.share();
  }

  /** Device and account know the same afterwards; without an account or a connection the device goes on alone. */
  async share(): Promise<void> {
    const me = people.account?.id;
    if (!me) return;
    if (this.of && this.of !== me) this.store({}, me);
    const told = await ask<Learned>('/api/me/lessons', 'PUT', { lessons: this.done }).catch(() => null);
    if (told) this.store(told.lessons, me);
  }

  private store(done: Progress, of: string): void {
    this.done = done;
    this.of = of;
    keep('lessons', JSON.stringify(done));
    keep('lessons.of', of);
  }
}

export const learning = new Learning();
