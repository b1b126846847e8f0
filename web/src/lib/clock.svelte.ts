import { t } from './language.svelte';

/** The time, a few times a second, for clocks that run. */
class Ticker {
  now = $state(Date.now());
}

export const ticker = new Ticker();
setInterval(() => {
  ticker.now = Date.now();
}, 250);

/** 12:10, 1:02:30, or days and hours. */
export function duration(ms: number, days: (n: number) => string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 86_400) return days(Math.floor(seconds / 86_400));
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Minutes, hours or days in words. */
export function span(seconds: number): string {
  if (seconds % 86_400 === 0) return t('span-days', { n: seconds / 86_400 });
  return seconds % 3600 === 0 ? t('span-hours', { n: seconds / 3600 }) : t('span-minutes', { n: Math.round(seconds / 60) });
}
