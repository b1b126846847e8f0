/** Asking the server. Every refusal arrives as a `Refused` with the server's own sentence. */
import { language } from './language.svelte';
import type { Told } from './wire';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly told: Told,
  ) {
    super(told.sentence);
  }
}

let csrf: string | null = null;

/** What the server wants to see with everything that changes something. */
export function prove(token: string | null): void {
  csrf = token;
}

let becoming: Promise<unknown> = Promise.resolve();

/** Ask what makes me somebody else. Whatever is asked meanwhile waits: its cookie would be new and its proof old. */
export function become<T>(path: string, method: string, body: unknown, take: (told: T) => void): Promise<void> {
  const done = becoming.then(() => send<T>(path, method, body)).then(take);
  becoming = done.catch(() => undefined);
  return done;
}

/** The header that goes with a change. */
export const proof = (): Record<string, string> => (csrf ? { 'x-csrf-token': csrf } : {});

export async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  if (method !== 'GET') await becoming;
  return send<T>(path, method, body);
}

async function send<T>(path: string, method: string, body: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language.code };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') Object.assign(headers, proof());
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Refused(0, { error: 'offline', sentence: '' });
  }
  const text = await answer.text();
  let told: unknown = null;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused(answer.status, { error: 'failure', sentence: '' });
  }
  if (!answer.ok) throw new Refused(answer.status, (told as Told) ?? { error: 'failure', sentence: '' });
  return told as T;
}

export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>(path, 'POST', body);

/** A query string without what is not given. */
export function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}
