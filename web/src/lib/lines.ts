/** Answers that come line by line. */
import { proof, Refused } from './api';
import { language } from './language.svelte';
import type { Told } from './wire';

/** Each line of a stream of JSON as it comes; with a body it is posted. */
export async function lines<T>(path: string, take: (line: T) => void, signal: AbortSignal, body?: unknown): Promise<void> {
  const headers: Record<string, string> = { accept: 'application/x-ndjson', 'accept-language': language.code };
  if (body !== undefined) Object.assign(headers, { 'content-type': 'application/json' }, proof());
  const answer = await fetch(path, { method: body === undefined ? 'GET' : 'POST', headers, body: body === undefined ? undefined : JSON.stringify(body), credentials: 'same-origin', signal });
  if (!answer.ok || !answer.body) throw new Refused(answer.status, ((await answer.json().catch(() => null)) as Told | null) ?? { error: 'failure', sentence: '' });
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const found = (rest + part.value).split('\n');
    rest = found.pop() ?? '';
    for (const line of found) if (line) take(JSON.parse(line) as T);
  }
}
