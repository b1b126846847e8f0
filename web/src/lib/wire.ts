/** What goes over the wire, as docs/wire.md and the OpenAPI description of the server say. */

export interface Traits {
  name: string;
  title: string;
  rules: string;
  author: string;
  publisher: string;
  year: string;
  players: number[];
  hidden: boolean;
  chance: boolean;
  draws: boolean;
  emblems: string[];
  layouts: string[];
}

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

export interface GameSeen {
  traits: Traits;
  /** By the number of people, in the order of seats; empty where everybody has a side alone. */
  commands: Record<string, { side: number; arms: string[] }[]>;
  defaults: Record<string, unknown>;
  presets: Record<string, Record<string, unknown>>;
  schema: Schema;
  /** Options that the server draws by lot. */
  draws: string[];
}

export interface Rule {
  id: string;
  en: string;
  fr: string;
  nl: string;
  source: string;
  status: string;
  chapter: string;
}

export interface Person {
  id: string;
  name: string;
  kind: string;
  language: string;
  email?: string | null;
  webhook?: string | null;
}

export interface SessionSeen {
  id: string;
  device: string;
  created_at: number;
  seen_at: number;
  here: boolean;
}

export interface Me {
  account: Person | null;
  csrf: string | null;
  languages: string[];
  mail: boolean;
  webhooks: boolean;
}

export interface SeatSeen {
  seat: number;
  side: number;
  emblem: string;
  /** What the story calls the side, where that is not its colour. */
  called?: string | null;
  kind: 'open' | 'invite' | 'person' | 'bot';
  name?: string | null;
  bot?: string | null;
  arms?: string[] | null;
  mine?: boolean;
  online?: boolean;
  /** Of somebody without a connection: milliseconds until the seat may be given to another. */
  patience?: number | null;
  deciding?: boolean;
  out?: boolean;
  away?: boolean;
  invite?: string | null;
}

export interface Line {
  text: string;
  rules: string[];
  by: number;
  step: number;
  kind: string;
}

export interface GestureSeen {
  play: string;
  ids: string[];
  label: string;
}

export interface Ending {
  reason: string;
  winners: number[];
  ranking: number[];
  scores?: number[] | null;
}

export interface ClockSeen {
  now: number;
  bank: number[];
  free: number;
  running: number | null;
  deadline: number | null;
}

export interface May {
  undo: boolean;
  restart: boolean;
  takeback: boolean;
  draw: boolean;
  pause: boolean;
  resume: boolean;
  resign: boolean;
  answer: boolean;
  comeback: boolean;
  hint: boolean;
}

/** Something a piece cannot do now. */
export interface Cannot {
  rule: string;
  sentence: string;
}

/** A finished match looked at again, by side at the same steps. */
export interface Analysis {
  steps: number[];
  chances: number[][];
  luck: number[][];
}

export interface Sight {
  type: 'sight';
  table: string;
  number: number;
  step: number;
  status: string;
  game: string;
  seat: number;
  seats: SeatSeen[];
  actor: number;
  mine: boolean;
  phase: string;
  prompt: string;
  picture: string | null;
  gestures: GestureSeen[] | null;
  log: Line[] | null;
  log_from: number;
  clock: ClockSeen | null;
  offer: { kind: string; by: number; to: number; agreed: number[] } | null;
  paused: boolean;
  may: May;
  ending: Ending | null;
  broken: string | null;
  chat: number;
}

export interface Said {
  type: 'chat';
  id: number;
  account: string;
  name: string;
  text: string;
  at: number;
}

export type ClockAsked =
  | { kind: 'none' }
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'days'; turn: number; reserve: number };

export interface About {
  id: string;
  game: string;
  preset?: string | null;
  asked: Record<string, unknown>;
  options?: Record<string, unknown> | null;
  clock: ClockAsked;
  timeout: string;
  private: boolean;
  kin: string;
  parent?: string | null;
  mine: boolean;
  seats: SeatSeen[];
  my_seats: number[];
  status: string;
  commitment: string;
  created_at: number;
  started_at?: number | null;
}

export interface Listed {
  id: string;
  game: string;
  status: string;
  private?: boolean;
  kin: string;
  seats: SeatSeen[];
  clock: ClockAsked;
  number: number;
  my_turn?: boolean;
  changed_at: number;
  deadline?: number | null;
  ending?: Ending | null;
}

export interface Past {
  step: number;
  steps: number;
  prompt: string;
  picture?: string | null;
  log: Line[];
}

export interface ReplaySeen {
  steps: string[];
  by: number[];
  log: Line[];
}

export interface Fairness {
  commitment: string;
  contributions: string[];
  revealed?: boolean;
  proof?: { commitment: string; contributions: string[]; seed: string } | null;
  copied?: number;
  verified?: boolean | null;
}

export interface Told {
  error: string;
  sentence: string;
  rule?: string | null;
  option?: string | null;
  number?: number | null;
}
