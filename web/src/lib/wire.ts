/** What goes over the wire (docs/wire.md), written by web/wire.py from the server's types. */

/** A game as the lobby shows it. */
export interface GameSeen {
  traits: Traits;
  commands: { [key: string]: Commanded[] };
  defaults: { [key: string]: unknown };
  presets: { [key: string]: { [key: string]: unknown } };
  schema: { [key: string]: unknown };
  draws: string[];
  words: string;
  art: string[];
  emblems: { [key: string]: string };
}

/** Declared once per game; tools read these instead of asking which game it is. */
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
  actions: number;
  outcomes: number;
  most_legal: number;
  most_odds: number;
  emblems: string[];
  layouts: string[];
}

/** What a seat commands where people share a side. */
export interface Commanded {
  side: number;
  arms: string[];
}

/** An opponent: its name for programs, its name and character for people. */
export interface BotSeen {
  name: string;
  title: string;
  character: string;
  level: number | null;
}

/** A rule with where it is from; texts are by language. */
export interface RuleSeen {
  id: string;
  chapter: string;
  texts: { [key: string]: string };
  origin: string;
  source: { [key: string]: string };
  enforced: string;
  option: string[];
  sure: string | null;
  why: { [key: string]: string };
  table: { [key: string]: Figures } | null;
}

/** A table in one language. */
export interface Figures {
  head: string[];
  rows: string[][];
}

/** Who I am, if anybody; and what a page must send as X-CSRF-Token when it changes something. */
export interface Me {
  account: Person | null;
  csrf: string | null;
  languages: string[];
  mail: boolean;
  webhooks: boolean;
}

/** Somebody, as they see themselves. */
export interface Person {
  id: string;
  name: string;
  kind: string;
  language: string;
  email?: string | null;
  webhook?: string | null;
}

/** A device I am signed in on. */
export interface SessionSeen {
  id: string;
  device: string;
  created_at: number;
  seen_at: number;
  here: boolean;
}

export interface Known {
  ties: Tie[];
  sanctions: Sanction[];
}

/** Somebody I have muted or blocked. */
export interface Tie {
  account: string;
  name: string;
  kind: string;
}

/** What the operator has decided about me: a warning, a mute or a ban, and until when. */
export interface Sanction {
  kind: string;
  text: string;
  at: number;
  until: number | null;
}

/** Everything a page needs to show a table. */
export interface Snapshot {
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
  changes: PictureChange[] | null;
  legal: string[] | null;
  gestures: GestureSeen[] | null;
  log: Line[] | null;
  log_from: number;
  clock: ClockSeen | null;
  offer: OfferSeen | null;
  paused: boolean;
  thinking: ThinkingSeen | null;
  may: May;
  ending: Ending | null;
  rematch: RematchSeen | null;
  broken: string | null;
  chat: number;
  rooms: string[];
}

/** A seat as everybody sees it. */
export interface SeatSeen {
  seat: number;
  side: number;
  emblem: string;
  called: string | null;
  kind: 'asked' | 'bot' | 'invite' | 'open' | 'person';
  name: string | null;
  bot: string | null;
  arms: string[] | null;
  mine: boolean;
  who: string | null;
  state: string;
  online: boolean;
  patience: number | null;
  claims: string[];
  deciding: boolean;
  out: boolean;
  away: boolean;
  share: number | null;
  invite: string | null;
}

/** What a step of the match changed in the picture. */
export interface PictureChange {
  onto: number;
  number: number;
  step: number;
  by: number;
  changes: string[][];
}

/** An action, the ids to click for it in order, and a few words. */
export interface GestureSeen {
  play: string;
  ids: string[];
  label: string;
}

/** An event as a sentence of the log. */
export interface Line {
  text: string;
  rules: string[];
  by: number;
  step: number;
  kind: string;
}

/** Milliseconds left at `now`; the side whose clock runs, and when its time is out. */
export interface ClockSeen {
  now: number;
  bank: number[];
  free: number;
  running: number | null;
  deadline: number | null;
  warning: number | null;
  waiting: number | null;
}

export interface OfferSeen {
  kind: string;
  by: number;
  to: number;
  agreed: number[];
}

/** What the table waits for: the turn of a bot, or a hint. */
export interface ThinkingSeen {
  type: 'thinking';
  number: number;
  kind: string;
  place: number;
  share: number;
  alone: boolean;
  stuck: boolean;
}

/** What this seat may ask for now beside playing. */
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
  handover: boolean;
}

/** How a match ended, by the rules or otherwise. */
export interface Ending {
  reason: string;
  winners: number[];
  ranking: number[];
  scores: number[] | null;
  counts: number[] | null;
}

/** A proposal to play again. */
export interface RematchSeen {
  table: string;
  status: string;
  mine: boolean;
  asked: boolean;
}

export interface Said {
  type: 'chat';
  id: number;
  account: string;
  name: string;
  text: string;
  at: number;
  room: string;
}

/** Everything about a table that its match does not change. */
export interface About {
  id: string;
  game: string;
  rules: string;
  preset?: string | null;
  asked: { [key: string]: unknown };
  options?: { [key: string]: unknown } | null;
  clock: NoClock | LiveClock | DaysClock;
  timeout: string;
  absence: number | null;
  forfeit: boolean;
  private: boolean;
  kin: string;
  parent?: string | null;
  mine: boolean;
  seats: SeatSeen[];
  my_seats: number[];
  shown: number[];
  status: string;
  commitment: string;
  created_at: number;
  started_at?: number | null;
}

/** Everybody takes the time they like. */
export interface NoClock {
  kind: 'none';
}

/** A bank of seconds for the whole match, and seconds added after each turn. */
export interface LiveClock {
  kind: 'live';
  bank: number;
  increment: number;
}

/** Days for each turn, and days in reserve for the whole match. */
export interface DaysClock {
  kind: 'days';
  turn: number;
  reserve: number;
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  status: string;
  private?: boolean;
  kin: string;
  seats: SeatSeen[];
  clock: NoClock | LiveClock | DaysClock;
  number: number;
  my_turn?: boolean;
  asked?: boolean;
  changed_at: number;
  deadline?: number | null;
  ending?: Ending | null;
}

/** A moment of the match, as a seat saw it. */
export interface Past {
  step: number;
  steps: number;
  prompt: string;
  picture?: string | null;
  log: Line[];
}

/** What is shown of a piece while it is pointed at or chosen. */
export interface Pointed {
  number: number;
  there: string[][];
  back: string[][];
}

/** The whole match as a seat saw it. */
export interface Replay {
  steps: string[];
  by: number[];
  log: Line[];
}

/** What shows that the luck is fair: the hash before, everything after. */
export interface Fairness {
  commitment: string;
  contributions: string[];
  revealed?: boolean;
  proof?: Proof | null;
  copied?: number;
  verified?: boolean | null;
}

/** What a record keeps of its luck. `seed` stays null until the match is over. */
export interface Proof {
  commitment: string;
  contributions: string[];
  seed: string | null;
  asked: { [key: string]: unknown } | null;
}

/** What a piece cannot do now: each rule once, with a sentence. */
export interface Cannot {
  rule: string;
  sentence: string;
}

/** What a strong bot would play, as a gesture names it. */
export interface Hint {
  play: string;
  number: number;
}

/** What every decision and every stroke of luck of a match was worth. */
export interface Review {
  format: string;
  game: string;
  rules: string;
  record: Record;
  steps: number;
  care: string;
  seed: number;
  scale: number;
  decisions: Decision[];
  strokes: Stroke[];
  forced: number[];
  turns: Turn[];
  sides: Side[];
  mistakes: number[];
  fortunes: number[];
}

/** A match as data. Its result is null while it runs; its luck is there when the fairness can be checked. */
export interface Record {
  format: string;
  game: string;
  rules: string;
  options: { [key: string]: unknown };
  steps: Step[];
  result: { [key: string]: unknown } | null;
  luck?: Proof | null;
  origin?: Origin | null;
}

/** One line of a record; a trace also says what could have been done. */
export interface Step {
  by: number;
  play: string;
  legal?: string[] | null;
  odds?: { [key: string]: string } | null;
}

/** Where a match comes from, for whoever reads it; nothing follows from it. */
export interface Origin {
  players?: (string | null)[];
  date?: string | null;
  place?: string;
}

/** A choice somebody had. */
export interface Decision {
  step: number;
  side: number;
  phase: string;
  played: string;
  value: number;
  error: number;
  best: string;
  best_value: number;
  best_error: number;
  line: string[];
  loss: number;
  grade: string;
  legal: number;
  options: Worth[];
  equal?: string[];
  exchanged?: boolean;
  exact?: boolean;
  chances: number[];
  rules?: string[];
}

/** An action and what it is worth to the mover. */
export interface Worth {
  play: string;
  value: number;
  error: number;
}

/** A step of chance, valued with open cards. */
export interface Stroke {
  step: number;
  fell: string;
  odds: string;
  expected: number[];
  after: number[];
  luck: number[];
}

/** Everything one side decided before another did. */
export interface Turn {
  side: number;
  first: number;
  last: number;
  decisions: number;
  loss: number;
}

/** One side's match in numbers. */
export interface Side {
  result: number;
  lost: number;
  decisions: number;
  phases: { [key: string]: number };
  grades: { [key: string]: number };
  accuracy: number | null;
  luck: number;
  adjusted: number;
}

/** How far a review has come, if somebody has asked for it. */
export interface Progress {
  place: number;
  done: number;
  pieces: number;
}

/** A refusal on the wire. */
export interface Told {
  error: string;
  sentence: string;
  rule?: string | null;
  option?: string | null;
  number?: number | null;
}
