/** What a form can ask of a game's options, read from their JSON Schema. */
import { ask, query } from './api';
import { t } from './language.svelte';
import { colourName, library } from './library.svelte';
import type { About, GameSeen } from './wire';

/** As much of JSON Schema as options need. */
export interface Schema {
  type?: string;
  title?: string;
  enum?: (string | number)[];
  examples?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

export interface Field {
  name: string;
  game: string;
  /** `places`: so many values in a row; `text`: a board or a list, by a name it has or written out. */
  kind: 'switch' | 'select' | 'number' | 'places' | 'text';
  values: (string | number)[];
  /** What each of the values is. */
  shape: Schema;
  /** Nothing given: drawn, or derived from the others. */
  drawn: boolean;
  /** The server draws one by lot. */
  lots: boolean;
  least?: number;
  most?: number;
  /** The values of each place, or of each part of each place. */
  places: Schema[][];
  /** Whether a place has parts. */
  parts: boolean;
  /** What may be asked for by name. */
  examples: unknown[];
  example: string;
}

/** Options that are drawn by lot unless somebody says otherwise. */
export async function lots(game: GameSeen): Promise<Record<string, unknown>> {
  const drawn = game.lots.map(async (name) => [name, (await ask<{ value: unknown }>(`/api/games/${game.traits.name}/draw${query({ option: name })}`)).value] as const);
  return Object.fromEntries(await Promise.all(drawn));
}

export function field(game: GameSeen, name: string, players: number): Field | null {
  const whole = game.schema as Schema;
  const follow = (shape: Schema): Schema => (shape.$ref ? (whole.$defs?.[shape.$ref.split('/').at(-1) ?? ''] ?? shape) : shape);
  const shape = follow(whole).properties?.[name];
  if (!shape) return null;
  const shapes = (shape.anyOf ?? [shape]).map(follow).filter((one) => one.type !== 'null');
  const found: Field = {
    name,
    game: game.traits.name,
    kind: 'text',
    values: shapes.flatMap((one) => one.enum ?? []),
    shape: shapes[0] ?? {},
    drawn: game.defaults[name] === null,
    lots: game.draws.includes(name),
    places: [],
    parts: false,
    examples: shape.examples ?? [],
    example: '',
  };
  const number = shapes.find((one) => one.type === 'integer');
  const places = shapes.find((one) => one.prefixItems)?.prefixItems?.map(follow) ?? [];
  const groups = places.map((place) => place.prefixItems?.map(follow) ?? [place]);
  if (number?.title === 'side') found.values = Array.from({ length: players }, (_, side) => side);
  if (shapes.some((one) => one.type === 'boolean')) found.kind = 'switch';
  else if (found.values.length) found.kind = 'select';
  else if (number) Object.assign(found, { kind: 'number', least: number.minimum, most: number.maximum });
  else if (groups.length && groups.flat().every((one) => known(one).length)) Object.assign(found, { kind: 'places', places: groups, parts: places.some((one) => one.prefixItems) });
  else found.example = shapes[0] ? JSON.stringify(sample(shapes[0], follow)) : '';
  return found;
}

/** The values of a place that can be listed. */
export function known(shape: Schema): (string | number)[] {
  const { minimum: least, maximum: most } = shape;
  if (shape.enum || least === undefined || most === undefined || most - least > 60) return shape.enum ?? [];
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
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
export const label = (game: string, name: string): string => (name === 'players' ? t('players') : (library.told(game, `option-${name}`) ?? human(name)));
export const presetName = (game: string, name: string): string => library.told(game, `preset-${name}`) ?? human(name);

export function valueName(game: string, told: unknown): string {
  const word = typeof told === 'string' ? library.told(game, `value-${told.replace(/[^\w-]/g, '-')}`) : undefined;
  return word ?? human(String(told));
}

/** A value of a place, told by what the place is; a side is told by its colour. */
export function partName(game: string, shape: Schema, told: string | number): string {
  if (shape.title === 'side') return colourName(library.game(game)?.traits.emblems[Number(told)] ?? '');
  return library.told(game, `part-${shape.title ?? ''}`, { n: told }) ?? valueName(game, told);
}

/** A value with a name: a preset is often called after it. */
export const exampleName = (game: string, told: unknown): string => library.told(game, `preset-${String(told)}`) ?? valueName(game, told);

/** The preset whose values are the defaults. */
export function byDefault(name: string): string | null {
  const defaults = library.game(name)?.defaults ?? {};
  const presets = Object.entries(library.game(name)?.presets ?? {});
  return presets.find(([, values]) => Object.entries(values).every(([key, to]) => same(to, defaults[key])))?.[0] ?? null;
}

/** A value in words, as far as it has some. */
function worded(game: GameSeen, name: string, value: unknown): string {
  if (value === null) return t('drawn-value');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const asked = field(game, name, 2);
  if (typeof value === 'string' || typeof value === 'number') return asked?.values.length ? partName(game.traits.name, asked.shape, value) : exampleName(game.traits.name, value);
  return t('own-value');
}

/** What a table plays otherwise than its preset, or the defaults, say. */
export function differing(about: About): { name: string; value: string }[] {
  const game = library.game(about.game);
  if (!game) return [];
  const base = { ...game.defaults, ...(about.preset ? game.presets[about.preset] : {}) };
  return Object.entries(about.asked)
    .filter(([name, to]) => name !== 'players' && !same(to, base[name]))
    .map(([name, to]) => ({ name: label(about.game, name), value: worded(game, name, to) }));
}
