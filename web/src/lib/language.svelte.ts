/** Three languages through Fluent. What `t` says is reactive: whoever shows it is shown again when the language changes. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'nl'] as const;
export type Code = (typeof LANGUAGES)[number];
export const NAMES: Record<Code, string> = { en: 'English', fr: 'Français', nl: 'Nederlands' };

const files = import.meta.glob<string>('../messages/*.ftl', { query: '?url', import: 'default', eager: true });
const KEY = 'caracole.language';

class Language {
  code = $state<Code>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  /** Ids that were asked for and are not there; tests read it. */
  readonly missing = new Set<string>();

  async choose(code: Code): Promise<void> {
    const file = files[`../messages/${code}.ftl`];
    if (!file) return;
    const answer = await fetch(file);
    if (!answer.ok) return;
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    this.code = code;
    this.bundle = bundle;
    document.documentElement.lang = code;
    remember(code);
  }
}

export const language = new Language();

function remember(code: Code): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // no storage: the choice lasts as long as the page
  }
}

/** The language chosen here before, else the first of the browser's that is spoken here. */
export function preferred(): Code {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // no storage
  }
  const wanted = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return LANGUAGES.find((code) => code === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en';
}

/** French sets a space before ; : ! ? and inside its quotation marks, at which no line may break. */
export function spaced(text: string, code: string): string {
  return code === 'fr' ? text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0') : text;
}

export function has(id: string): boolean {
  return language.bundle?.hasMessage(id) ?? false;
}

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = language.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    language.missing.add(id);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length) language.missing.add(`${id}: ${errors[0]?.message ?? ''}`);
  return spaced(text, language.code);
}
