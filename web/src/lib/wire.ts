/** What goes over the wire (docs/wire.md), written by web/wire.py from the server's types. */

/** A game as the lobby shows it. */
export interface GameSeen {
  traits: Traits;
  commands: { [key: string]: Commanded[] };
  defaults: { [key: string]: unknown };
  presets: { [key: string]: { [key: string]: unknown } };
  schema: { [key: string]: unknown };
  draws: string[];
  lots: string[];
  words: string;
  art: string[];
  lessons: number;
  balance: Case[];
  legend: ThingSeen[];
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
  turned: boolean;
  looks: string[];
}

/** What a seat commands where people share a side. */
export interface Commanded {
  side: number;
  arms: string[];
}

/** A start, and what became of it. */
export interface Case {
  word: string;
  players: number;
  shares: { [key: string]: Share };
  matches: number;
  options: { [key: string]: unknown };
  free: string[];
  lot: string | null;
}

/** How much of the matches somebody won, in percent, a draw being half a win; the interval holds 95 %. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** A thing of the pictures; `thing-ID` and `thing-ID-is` among the game's words say what it is. */
export interface ThingSeen {
  id: string;
  begins: string;
  class: string | null;
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
  figures: { [key: string]: Figures } | null;
  diagrams: DiagramSeen[];
}

/** A grid in one language. */
export interface Figures {
  head: string[];
  rows: string[][];
}

/** A picture of a rule, under `/diagrams/ID.svg`; captions are by language. */
export interface DiagramSeen {
  id: string;
  caption: { [key: string]: string };
  shape: number;
}

/** What the printed rules leave open and a ruling answers; texts are by language. */
export interface QuestionSeen {
  id: string;
  rules: string[];
  asked: { [key: string]: string };
  answer: { [key: string]: string };
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
  profile?: string;
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

/** Somebody I have muted or blocked, or follow. */
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
  traces: string[][] | null;
  changes: PictureChange[] | null;
  turned: boolean;
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
  then?: string[];
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
  rated?: boolean;
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
  rated?: boolean;
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
  ways: GestureSeen[];
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
  by_side: boolean;
}

/** A bench as it is after these moves. */
export interface Benched {
  options: { [key: string]: unknown };
  position: string;
  moves: string[];
  by: number[];
  sight: Snapshot;
}

/** A position that is being set up. */
export interface Placed {
  tools: Tool[];
  bench: Benched;
}

/** What the next click puts, takes away or turns. */
export interface Tool {
  name: string;
  label: string;
  side?: number;
  at_once?: boolean;
}

/** What is known of a position by now. */
export interface Lines {
  care?: string;
  values?: number[];
  error?: number;
  exact?: boolean;
  simulations?: number;
  lines?: BestLine[];
  problem?: Told | null;
}

/** One of the best actions, and what it leads to. */
export interface BestLine {
  play: string;
  value: number;
  error: number;
  line: string[];
}

/** A refusal on the wire. */
export interface Told {
  error: string;
  sentence: string;
  rule?: string | null;
  option?: string | null;
  number?: number | null;
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

/** A line of a review that is being worked out: what is new since the line before, at last all of it. */
export interface Reviewing {
  place?: number;
  done?: number;
  pieces?: number;
  decisions?: Decision[];
  strokes?: Stroke[];
  review?: Review | null;
  problem?: Told | null;
}

/** Somebody who looks for a match. */
export interface SeekSeen {
  id: string;
  account: string;
  name: string;
  game: string;
  preset?: string | null;
  players: number;
  clock: NoClock | LiveClock | DaysClock;
  rated: boolean;
  number?: number | null;
  mine?: boolean;
  status?: string;
  table?: string | null;
  meanwhile?: string | null;
  meeting?: Meeting | null;
  waited: number;
}

/** Somebody is there, and whoever plays a bot meanwhile is asked whether they come. */
export interface Meeting {
  others: Other[];
  left: number;
  agreed?: boolean;
}

/** Somebody who was found. */
export interface Other {
  name: string;
  number?: number | null;
  doubt?: number | null;
}

/** Somebody on a leader board, or a level of bots for comparison. */
export interface Leader {
  name: string;
  rating: Shown;
  bot: boolean;
}

/** A skill as people read it: 1512 ± 60. */
export interface Shown {
  number: number;
  doubt: number;
  provisional: boolean;
}

/** A match that can be watched while it is played. */
export interface LiveSeen {
  table: Listed;
  ratings: (Shown | null)[];
}

/** A lesson in a language; it is played on a bench (`POST /api/bench`) from `options` and `position`. */
export interface LessonSeen {
  id: string;
  chapter: string;
  rules: string[];
  title: string;
  task: string;
  text: string;
  hints: string[];
  side: number;
  within: number;
  guided: boolean;
  options: { [key: string]: unknown };
  position: string;
  line: string[];
  refusals: RefusalSeen[];
}

/** What a lesson says to a wrong idea that a rule forbids, once these clicks have begun it or the game says this. */
export interface RefusalSeen {
  rule: string;
  sentence: string;
  clicks: string[];
  answer: string;
}

/** What became of it, and the answers of chance and the others. */
export interface Judged {
  state: 'done' | 'missed' | 'open' | 'refused' | 'wrong';
  moves: string[];
  left: number;
  sentence: string | null;
  rule: string | null;
}

/** The lessons done, by game. */
export interface Learned {
  lessons: { [key: string]: string[] };
}

/** A player's page. */
export interface Profile {
  account: string;
  name: string;
  since: number;
  private: boolean;
  mine: boolean;
  following: boolean;
  ratings: PoolRating[];
  scores: Score[];
  activity: number[];
  honours: ('every-game' | 'every-side' | 'to-the-end')[];
  judged: GameJudged[];
  fortunes: Fortune[];
}

/** How somebody stands in a game with so many sides. */
export interface PoolRating {
  game: string;
  sides: number;
  rating: Shown;
  matches: number;
  course: Point[];
}

/** A rated match in the course of a rating. */
export interface Point {
  at: number;
  number: number;
  doubt: number;
  table: string | null;
}

/** What somebody got in matches of a kind: their mean, a draw shared, with an interval of 95 %. */
export interface Score {
  game: string;
  sides: number;
  by: 'army' | 'order' | 'seat' | 'side' | 'whole';
  which: string;
  matches: number;
  mean: number;
  low: number;
  high: number;
}

/** What reviews say of somebody's matches of a game; means over matches, with 95 % intervals. */
export interface GameJudged {
  game: string;
  matches: number;
  loss: number;
  loss_error: number;
  luck: number;
  luck_error: number;
}

/** A match by what luck gave and what decisions did. */
export interface Fortune {
  table: string;
  game: string;
  luck: number;
  decisions: number;
  result: number;
}

/** The puzzles of a game. */
export interface PuzzlesSeen {
  game: string;
  count: number;
  daily: PuzzleSeen | null;
  themes: ThemeSeen[];
  standing: Standing | null;
}

/** A puzzle before it is answered: how hard it is and what it is about would be hints. */
export interface PuzzleSeen {
  id: string;
  game: string;
  side: number;
}

/** A rule that puzzles are about. */
export interface ThemeSeen {
  rule: string;
  count: number;
  tries: number;
  solved: number;
}

/** How somebody does in the puzzles of a game. */
export interface Standing {
  rating: Shown;
  tries: number;
  solved: number;
  streak: number;
  history: number[];
  done: { [key: string]: boolean };
}

/** What somebody can learn from a match that was reviewed. */
export interface Mistakes {
  table: string;
  game: string;
  side: number;
  count: number;
}

/** A puzzle as its side sees it, after some moves. */
export interface PuzzleBenched {
  moves: string[];
  by: number[];
  sight: Snapshot;
}

/** What an answer was worth. */
export interface Answered {
  right: boolean;
  cost: number;
  solution: Solution | null;
  standing: Standing | null;
  device: OnDevice | null;
  rating: Shown;
}

/** What is told of a puzzle once it is solved, or given up. */
export interface Solution {
  answer: string;
  line: string[];
  value: number;
  second: string;
  second_value: number;
  themes: string[];
  found: Found;
}

/** A puzzle as people find it. */
export interface Found {
  difficulty: Shown;
  tries: number;
  solved: number;
}

/** What somebody without an account brings along. */
export interface OnDevice {
  mu: number;
  sigma: number;
}

export interface StudiesListed {
  mine: StudyListed[];
  public: StudyListed[];
}

/** A study in a list. */
export interface StudyListed {
  id: string;
  title: string;
  access: string;
  owner: string;
  mine: boolean;
  changed_at: number;
}

/** A study with everything in it. */
export interface StudySeen {
  id: string;
  access: string;
  version: number;
  mine: boolean;
  study: { [key: string]: unknown };
}

export interface StudyKept {
  id: string;
  version: number;
}

/** A tournament in a list. */
export interface TournamentListed {
  id: string;
  title: string;
  game: string;
  form: string;
  seats: number;
  rounds: number;
  clock: NoClock | LiveClock | DaysClock;
  rated: boolean;
  status: string;
  people: number;
  most: number;
  created_at: number;
  starts_at?: number | null;
  started_at?: number | null;
  minutes?: number | null;
}

/** Everything about a tournament, as somebody sees it. */
export interface TournamentSeen {
  id: string;
  title: string;
  owner: string | null;
  mine: boolean;
  game: string;
  preset: string | null;
  form: string;
  seats: number;
  rounds: number;
  round: number;
  clocks: (NoClock | LiveClock | DaysClock)[];
  rated: boolean;
  listed: boolean;
  most: number;
  bot: string | null;
  least: number;
  late: number;
  grace: number;
  rest: number;
  minutes: number | null;
  status: string;
  now: number;
  starts_at: number | null;
  started_at: number | null;
  ended_at: number | null;
  ends_at: number | null;
  next_at: number | null;
  running: number;
  entered: string | null;
  may_enter: boolean;
  my_table: string | null;
  my_turn: boolean;
  deadline: number | null;
  breaks: string[];
  standing: StandSeen[];
  current: RoundSeen | null;
  bracket: RoundSeen[];
  commitments: string[];
}

/** Where somebody stands. */
export interface StandSeen {
  number: number;
  place: number;
  name: string | null;
  bot: string | null;
  member: boolean;
  mine: boolean;
  status: string;
  points: number;
  breaks: number[];
  rounds: (number | null)[];
  places: number[];
  matches: number;
  wins: number;
  rate: Rate | null;
  playing: boolean;
}

/** A mean of payoffs with an interval that holds it 19 times of 20. */
export interface Rate {
  mean: number;
  low: number;
  high: number;
  matches: number;
}

export interface RoundSeen {
  number: number;
  started_at: number;
  ended_at: number | null;
  pairings: PairingSeen[];
}

/** A table of a round, or a bye. */
export interface PairingSeen {
  round: number;
  board: number;
  leg: number;
  seats: SeatedSeen[];
  status: string;
  table: string | null;
  mine: boolean;
}

/** Somebody at a table of a round. */
export interface SeatedSeen {
  number: number;
  name: string | null;
  bot: string | null;
  mine: boolean;
  emblem: string;
  place: number | null;
  count: number | null;
}

/** The traveller of a deal: every table's result side by side. */
export interface DealSeen {
  round: number;
  commitment: string;
  seed: string | null;
  tables: DealtSeen[][];
  names: string[];
  means: (number | null)[];
}

/** Somebody's result on a deal, compared with all who held the same seat. */
export interface DealtSeen {
  number: number;
  name: string | null;
  bot: string | null;
  mine: boolean;
  seat: number;
  place: number;
  count: number | null;
  score: number;
  best: boolean;
}

/** A tournament that somebody takes or took part in. */
export interface TakenPart {
  tournament: TournamentListed;
  place: number | null;
}

/** How I am told while no page of mine is open. */
export interface Away {
  key: string | null;
  devices: DeviceSeen[];
  calendar: boolean;
  here: string | null;
}

/** A device that is told. */
export interface DeviceSeen {
  id: string;
  device: string;
  at: number;
}

/** Shown once; a new one ends the one before. */
export interface CalendarLink {
  link: string;
}
