/** Narrowing: which actions are still meant after some clicks, and what may be clicked next. */
import type { GestureSeen } from './wire';

/** The actions whose clicks begin with these. */
export function meant(all: readonly GestureSeen[], picks: readonly string[]): GestureSeen[] {
  return all.filter((gesture) => picks.every((id, place) => gesture.ids[place] === id));
}

/** The next click of each action that is still meant, with the actions behind it. */
export function nexts(all: readonly GestureSeen[], picks: readonly string[]): Map<string, GestureSeen[]> {
  const found = new Map<string, GestureSeen[]>();
  for (const gesture of meant(all, picks)) {
    const id = gesture.ids[picks.length];
    if (id === undefined) continue;
    const same = found.get(id);
    if (same) same.push(gesture);
    else found.set(id, [gesture]);
  }
  return found;
}

/** The action these clicks play, if they are all of its clicks. */
export function complete(all: readonly GestureSeen[], picks: readonly string[]): GestureSeen | undefined {
  return meant(all, picks).find((gesture) => gesture.ids.length === picks.length);
}

/** Ids that begin so are no part of the picture: the page offers them as buttons. */
export const isButton = (id: string): boolean => id.startsWith('do-');
