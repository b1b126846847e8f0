/** Languages through Fluent, a folder of messages each. What `t` says is reactive: whoever shows it is shown again when the language changes. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const files = import.meta.glob<string>('../messages/*/*.ftl', { query: '?url', import: 'default', eager: true });
const KEY = 'caracole.language';
const ENGLISH = 'en';

/** The languages there is a folder for, English first. */
export const LANGUAGES: readonly string[] = [...new Set([ENGLISH, ...Object.keys(files).map((file) => file.split('/')[2] ?? ENGLISH).sort()])];

/** What a language calls itself. */
export function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Messages of one language, from their sources. */
export function bundled(code: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

class Language {
  code = $state(ENGLISH);
  bundle = $state.raw<FluentBundle | null>(null);
  /** Ids that were asked for and are not there; tests read it. */
  readonly missing = new Set<string>();

  async choose(code: string): Promise<void> {
    const own = Object.entries(files).filter(([file]) => file.startsWith(`../messages/${code}/`));
    const answers = await Promise.all(own.map(([, url]) => fetch(url)));
    if (!own.length || answers.some((answer) => !answer.ok)) return;
    this.bundle = bundled(code, await Promise.all(answers.map((answer) => answer.text())));
    this.code = code;
    document.documentElement.lang = code;
    remember(code);
  }
}

export const language = new Language();

function remember(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // no storage: the choice lasts as long as the page
  }
}

/** The language chosen here before, else the first of the browser's that is spoken here. */
export function preferred(): string {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // no storage
  }
  const wanted = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase() ?? '');
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? ENGLISH;
}

/** French sets a space before ; : ! ? and inside its quotation marks, at which no line may break. */
export function spaced(text: string, code: string): string {
  return code === 'fr' ? text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0') : text;
}

export function has(id: string): boolean {
  return language.bundle?.hasMessage(id) ?? false;
}

/** What a message says in the language of its bundle; nothing if it is not there. */
export function said(bundle: FluentBundle | null | undefined, id: string, args?: Record<string, FluentVariable>): string | undefined {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length) language.missing.add(`${id}: ${errors[0]?.message ?? ''}`);
  return spaced(text, language.code);
}

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const text = said(language.bundle, id, args);
  if (text === undefined) language.missing.add(id);
  return text ?? id;
}
