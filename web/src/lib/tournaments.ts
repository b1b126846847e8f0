/** What tournaments can be, and how their numbers are written. */
import { language, t } from './language.svelte';
import { botName } from './library.svelte';

export type Form = 'robin' | 'swiss' | 'arena' | 'knockout' | 'duplicate';
export const FORMS: Form[] = ['swiss', 'duplicate', 'arena', 'knockout', 'robin'];

/** Somebody who takes part: a bot by its level, with its number. */
export function called(one: { name: string | null; bot: string | null }): string {
  if (one.bot) return `${botName(one.bot)} ${/\d+$/.exec(one.name ?? '')?.[0] ?? ''}`.trim();
  return one.name ?? t('former-player');
}

/** Points as people write them: 2½ and 0.67, with a sign where they are compared. */
export function points(value: number, signed = false): string {
  const sign = signed && value > 0 ? '+' : '';
  const written = Number.isInteger(value * 2) && !signed ? `${Math.trunc(value) || (value % 1 ? '' : '0')}${value % 1 ? '½' : ''}` : value.toLocaleString(language.code, { maximumFractionDigits: 2 });
  return sign + written.replace('-', '−');
}
