/** What a form can ask of a game's options, read from their JSON Schema. */
import { has, t } from './language.svelte';
import type { GameSeen, Schema } from './wire';

export interface Field {
  name: string;
  /** `places`: so many values in a row; `text`: a board or a list, written out. */
  kind: 'switch' | 'select' | 'number' | 'places' | 'text';
  values: (string | number)[];
  /** Nothing given: drawn, or derived from the others. */
  drawn: boolean;
  least?: number;
  most?: number;
  places: Schema[];
  example: string;
}

export function field(game: GameSeen, name: string): Field | null {
  const follow = (shape: Schema): Schema => (shape.$ref ? (game.schema.$defs?.[shape.$ref.split('/').at(-1) ?? ''] ?? shape) : shape);
  const shape = follow(game.schema).properties?.[name];
  if (!shape) return null;
  const shapes = (shape.anyOf ?? [shape]).map(follow).filter((one) => one.type !== 'null');
  const found: Field = { name, kind: 'text', values: shapes.flatMap((one) => one.enum ?? []), drawn: game.defaults[name] === null, places: [], example: '' };
  const number = shapes.find((one) => one.type === 'integer');
  const places = shapes.find((one) => one.prefixItems)?.prefixItems?.map(follow);
  if (shapes.some((one) => one.type === 'boolean')) found.kind = 'switch';
  else if (found.values.length) found.kind = 'select';
  else if (number) Object.assign(found, { kind: 'number', least: number.minimum, most: number.maximum });
  else if (places?.every((one) => one.enum)) Object.assign(found, { kind: 'places', places });
  else found.example = shapes[0] ? JSON.stringify(sample(shapes[0], follow)) : '';
  return found;
}

/** Something of the shape a schema describes, to write after. */
function sample(shape: Schema, follow: (shape: Schema) => Schema): unknown {
  const one = follow(shape);
  if (one.enum) return one.enum[0];
  if (one.prefixItems) return one.prefixItems.map((item) => sample(item, follow));
  if (one.type === 'array') return one.items ? [sample(one.items, follow)] : [];
  if (one.type === 'object') return Object.fromEntries(Object.entries(one.properties ?? {}).map(([name, inner]) => [name, sample(inner, follow)]));
  return one.type === 'integer' ? (one.minimum ?? 1) : one.type === 'boolean' ? false : '…';
}

/** A board or list as somebody writes it: JSON, or just a name. */
export function read(text: string): unknown {
  const words = text.trim();
  if (!words) return null;
  try {
    return JSON.parse(words);
  } catch {
    return words;
  }
}

export const write = (value: unknown): string => (value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value));
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const human = (text: string): string => text.replaceAll('_', ' ');
export const label = (name: string): string => (has(`option-${name}`) ? t(`option-${name}`) : human(name));

export function valueName(told: unknown): string {
  const id = `value-${String(told).replace(/[^\w-]/g, '-')}`;
  return typeof told === 'string' && has(id) ? t(id) : human(String(told));
}
