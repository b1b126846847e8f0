/** A table: what the server shows of it, what was clicked so far, and the connection that keeps both true. */
import { ask, post, query, Refused } from './api';
import * as desktop from './desktop';
import { device } from './device.svelte';
import { complete, isButton, meant, nexts } from './gestures';
import { language, t } from './language.svelte';
import { library } from './library.svelte';
import { keep } from './settings.svelte';
import { settings } from './settings.svelte';
import * as sound from './sound';
import { Stage } from './stage.svelte';
import type { About, Cannot, GestureSeen, Line, Past, Said, SeatSeen, Snapshot, ThinkingSeen, Told } from './wire';

type Warning = { type: 'warning'; seat: number; deadline: number };
type Message = Snapshot | Said | Warning | ThinkingSeen | { type: 'ack'; id: string; number: number } | { type: 'refused'; id: string; status: number; problem: Told };

export interface Toast {
  sentence: string;
  rule?: string | null;
  /** What was picked before a click that is refused, and what lay under it. */
  picks?: string[];
  under?: string[];
}

interface Waiting {
  done(): void;
  failed(error: Refused): void;
}

const RETRY = [300, 1000, 2000, 4000, 8000];
/** Milliseconds between two questions whether the server is there, and how long an answer may take. */
const BEAT = 15_000;
const PATIENCE = 20_000;
/** Milliseconds that a step of the recap is shown. */
const PACE = { instant: 450, quick: 900, calm: 1800 };

/** The topmost ids, as many as one question holds. */
const ids = (under: string[]): string => under.slice(0, 12).join(' ').slice(0, 400);
/** Unguessable is not needed, only different each time. */
const fresh = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');

export class Table {
  sight = $state.raw<Snapshot | null>(null);
  about = $state.raw<About | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<Said[]>([]);
  connected = $state(false);
  /** Whether the connection was lost a moment ago: that it is back is told for a while. */
  returned = $state(false);
  /** An action that waits for the connection. */
  kept = $state.raw<GestureSeen | null>(null);
  lost = $state<'' | 'unknown' | 'gone'>('');
  picks = $state.raw<string[]>([]);
  pending = $state.raw<GestureSeen | null>(null);
  toast = $state.raw<Toast | null>(null);
  /** What a bot would do here, after it was asked. */
  hinted = $state.raw<GestureSeen | null>(null);
  /** Steps that are shown one by one, from the one after the first to the second. */
  recapping = $state.raw<{ from: number; to: number } | null>(null);
  running = $state(false);
  past = $state.raw<Past | null>(null);
  busy = $state(false);
  /** Said by the screen reader. */
  news = $state('');
  /** The step after my newest decision: what follows is new to me. */
  seen = $state(0);
  unread = $state(0);
  /** A seat at this device that decides but may not look before the device has been passed on. */
  curtain = $state.raw<SeatSeen | null>(null);
  /** The server's clock minus ours. */
  drift = 0;
  /** The picture, step by step. */
  readonly stage = new Stage(
    () => this.refresh(),
    () => this.rested(),
  );
  /** The newest sight that has come is drawn. */
  protected drawn: Promise<void> = Promise.resolve();
  /** My turn has come while something still plays. */
  private called = false;
  /** When the newest sight came, by the clock of this page. */
  came = 0;

  /** From which side of the board it is seen; null for my own at the bottom. */
  private turned: boolean | null = null;
  private mended: (() => void)[] = [];
  private welcome = 0;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private closed = false;
  private timer = 0;
  private beat = 0;
  private silence = 0;
  private player = 0;
  private patience = 0;
  private read = 0;
  /** Clicks so far: a refusal answers the newest one or nothing. */
  protected clicks = 0;
  protected told = new Map<string, Cannot[]>();
  /** The piece I gave an order: it stays chosen as long as it can be given another. */
  private stays = '';

  constructor(
    readonly id: string,
    readonly invite: string | null,
    protected layout: string,
    private hidden: boolean,
  ) {
    this.stage.secret = hidden;
    this.seen = Number(recall(`seen.${id}`)) || 0;
  }

  // --- the connection

  connect(): void {
    if (this.closed) return;
    const address = new URL(`/ws/tables/${encodeURIComponent(this.id)}`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const again = this.sight !== null && this.log.length > 0;
    address.search = query({
      layout: this.layout,
      turned: this.turned === null ? null : Number(this.turned),
      language: language.code,
      invite: this.invite,
      seat: this.sight ? this.sight.seat : null,
      since: again ? this.log.at(-1)?.step : null,
      ground: 1,
      onto: again ? this.stage.number : null,
      chat: this.chat.at(-1)?.id,
    });
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) {
        socket.close(); // another was opened meanwhile
        return;
      }
      if (again) {
        this.greet();
        this.stage.late = true;
      }
      this.connected = true;
      this.tries = 0;
      clearInterval(this.beat);
      this.beat = window.setInterval(() => this.knock(), BEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.silence);
      this.hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => this.drop(socket, event.code);
  }

  /** Back again: said for a while, and what waited for it goes on. */
  private greet(): void {
    this.returned = true;
    this.news = t('connected-again');
    clearTimeout(this.welcome);
    this.welcome = window.setTimeout(() => (this.returned = false), 4000);
    for (const go of this.mended.splice(0)) go();
  }

  /** Is the server there? A line that is silent is lost. */
  private knock(): void {
    const socket = this.socket;
    if (!socket || !this.send({ type: 'ping', id: fresh() })) return;
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.hangUp(socket), PATIENCE);
  }

  private hangUp(socket: WebSocket): void {
    socket.onclose = null;
    socket.close();
    this.drop(socket, 0);
  }

  /** The browser says that there is no network, or one again. */
  network(there: boolean): void {
    if (!there && this.socket && this.connected) this.hangUp(this.socket);
    else if (there && !this.connected && !this.closed && this.sight) {
      clearTimeout(this.timer);
      this.connect();
    }
  }

  private drop(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.connected = false;
    this.returned = false;
    clearInterval(this.beat);
    clearTimeout(this.silence);
    for (const wait of this.waiting.values()) wait.failed(new Refused(0, { error: 'offline', sentence: '' }));
    this.waiting.clear();
    if (this.closed) return;
    if (code === 4404) {
      this.lost = 'unknown';
      return;
    }
    const pause = RETRY[Math.min(this.tries, RETRY.length - 1)] ?? 8000;
    this.tries += 1;
    this.timer = window.setTimeout(() => this.connect(), pause);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    clearTimeout(this.silence);
    clearTimeout(this.welcome);
    clearTimeout(this.player);
    clearTimeout(this.patience);
    this.socket?.close();
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The whole picture, please. */
  protected refresh(): void {
    this.send({ type: 'look', id: '', whole: true });
  }

  /** Something about the position that is shown. */
  protected inquire<T>(what: 'why-not-click' | 'cannot' | 'pointed', asked: Record<string, string | number | null>): Promise<T> {
    return ask<T>(`/api/tables/${this.id}/${what}${query(asked)}`);
  }

  private request(message: Record<string, unknown>): Promise<void> {
    const id = (message.id as string | undefined) ?? fresh();
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      if (!this.send({ ...message, id })) {
        this.waiting.delete(id);
        failed(new Refused(0, { error: 'offline', sentence: '' }));
      }
    });
  }

  private hear(message: Message): void {
    if (message.type === 'sight') this.show(message);
    else if (message.type === 'chat') this.listen(message);
    else if (message.type === 'warning') this.warn();
    else if (message.type === 'thinking') this.waits(message);
    else {
      const wait = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === 'ack') wait?.done();
      else if (wait) wait.failed(new Refused(message.status, message.problem));
      else if (message.id) this.complain(new Refused(message.status, message.problem));
    }
  }

  /** Where the table stands in the line. */
  private waits(thinking: ThinkingSeen): void {
    if (this.sight?.number === thinking.number) this.sight = { ...this.sight, thinking };
  }

  /** The time for my decision is running out. */
  private warn(): void {
    sound.cue('call');
    this.news = t('time-runs-out');
    this.toast = { sentence: this.news };
    desktop.tell(this.news, this.id);
  }

  protected show(sight: Snapshot): void {
    const before = this.sight;
    const moved = before !== null && (before.number !== sight.number || before.seat !== sight.seat);
    this.came = Date.now();
    this.drift = sight.clock ? sight.clock.now - Date.now() : this.drift;
    if (sight.log) {
      const kept = before && before.seat === sight.seat ? this.log.filter((line) => line.step <= sight.log_from) : [];
      this.log = [...kept, ...sight.log];
      if (moved && sight.log.length) this.news = sight.log.map((line) => line.text).join(' ');
    }
    if (sight.step < this.seen) this.mark(sight.step);
    if (moved) {
      this.clicks += 1;
      this.hinted = null;
      this.told.clear();
      this.picks = this.stays && sight.mine && before.seat === sight.seat && before.phase === sight.phase && sight.gestures?.some((gesture) => gesture.ids.length > 1 && gesture.ids[0] === this.stays) ? [this.stays] : [];
      this.pending = null;
      this.called ||= !before.mine && sight.mine;
      if (!before.mine && sight.mine) desktop.tell(t('your-turn'), this.id);
    }
    this.sight = sight;
    this.stage.mine = new Set(sight.seats.filter((seat) => seat.mine).map((seat) => seat.side));
    this.stage.left = () => this.timeLeft();
    this.drawn = this.stage.take(sight);
    if (before?.status !== sight.status && sight.status !== 'open') void this.learn();
    if (before && before.rooms.join() !== sight.rooms.join()) this.moveTo(sight.rooms);
    this.wait(sight);
    this.turnTo(sight);
  }

  /** Everything has been seen: if it is my turn, I am called now; what stays chosen shows again what it can do. */
  protected rested(): void {
    if (this.picks.length) this.point(null);
    if (this.called && this.sight?.mine) sound.cue('call');
    this.called = false;
    const sight = this.sight;
    const alone = !this.hidden || sight?.seats.filter((seat) => seat.mine).length === 1;
    if (sight && sight.seat >= 0 && alone) device.remember({ id: this.id, game: sight.game, title: library.title(sight.game), picture: this.stage.markup, at: Date.now() });
  }

  /** Milliseconds until my time is out. */
  private timeLeft(): number {
    const clock = this.sight?.clock;
    return this.sight?.mine && clock?.deadline ? clock.deadline - Date.now() - this.drift : Infinity;
  }

  /** When somebody's absence may be claimed nothing happens at the table: look again then. */
  private wait(sight: Snapshot): void {
    clearTimeout(this.patience);
    const left = sight.seats.map((seat) => seat.patience ?? 0).filter((ms) => ms > 0);
    if (left.length) this.patience = window.setTimeout(() => this.send({ type: 'look', id: '' }), Math.min(...left, 86_400_000) + 100);
  }

  /** People at the same device: show the one who decides, behind a curtain where hands are hidden. */
  private turnTo(sight: Snapshot): void {
    this.curtain = null;
    const due = sight.seats.find((seat) => seat.deciding && seat.mine && seat.seat !== sight.seat);
    if (!due || sight.mine || sight.status !== 'running') return;
    if (this.hidden) this.curtain = due;
    else this.send({ type: 'look', id: '', seat: due.seat });
  }

  lift(): void {
    if (this.curtain) {
      this.stage.conceal(); // whoever lifts it may not see the hand of the one before
      this.send({ type: 'look', id: '', seat: this.curtain.seat });
    }
    this.curtain = null;
  }

  /** I sit now, or no longer, or the match is over: what I may read is another. */
  private moveTo(rooms: string[]): void {
    if (rooms.includes('players')) void this.reread();
    else this.chat = this.chat.filter((line) => rooms.includes(line.room));
  }

  /** Everything I may read, anew: the match is over, or I hear somebody no longer, or again. */
  async reread(): Promise<void> {
    this.chat = await ask<Said[]>(`/api/tables/${encodeURIComponent(this.id)}/chat`).catch(() => this.chat);
  }

  private listen(line: Said): void {
    if (this.chat.some((known) => known.id === line.id)) return;
    this.chat = [...this.chat, line];
    this.unread += 1;
  }

  /** What was agreed on, again; a link that another used meanwhile, or that was taken back, leads nowhere. */
  async learn(): Promise<void> {
    try {
      this.about = await ask<About>(`/api/tables/${encodeURIComponent(this.id)}/about${query({ invite: this.invite })}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 404) this.lost = 'unknown';
    }
  }

  speak(code: string): void {
    this.send({ type: 'look', id: '', language: code });
    if (this.past) void this.lookAt(this.past.step);
  }

  arrange(layout: string): void {
    if (layout === this.layout) return;
    this.layout = layout;
    this.send({ type: 'look', id: '', layout });
    if (this.past) void this.lookAt(this.past.step);
  }

  /** The board from its other side. */
  turn(): void {
    this.turned = !(this.sight?.turned ?? false);
    this.picks = [];
    this.point(null);
    this.send({ type: 'look', id: '', turned: this.turned });
    if (this.past) void this.lookAt(this.past.step);
  }

  // --- choosing

  get gestures(): GestureSeen[] {
    return this.past || this.stage.playing || !this.sight?.mine ? [] : [...(this.sight.gestures ?? []), ...this.stage.ways];
  }

  get next(): Map<string, GestureSeen[]> {
    return this.pending ? new Map() : nexts(this.gestures, this.picks);
  }

  /** Buttons for what comes next; while a piece is chosen that needs none, those that begin something else. */
  get buttons(): [string, GestureSeen[]][] {
    const found = [...this.next].filter(([id]) => isButton(id));
    return found.length || this.pending ? found : [...nexts(this.gestures, [])].filter(([id]) => isButton(id));
  }

  /** A click on one of them. */
  press(id: string): void {
    if (this.next.has(id)) this.pick(id);
    else this.instead(id);
  }

  get meant(): GestureSeen[] {
    return meant(this.gestures, this.picks);
  }

  /** A click on something that may be clicked. */
  pick(id: string): void {
    if (this.busy) return;
    this.clicks += 1;
    this.toast = null;
    this.hinted = null;
    const picks = [...this.picks, id];
    const whole = complete(this.gestures, picks);
    if (!whole) {
      this.picks = picks;
      this.point(null);
      this.news = t('news-choose', { count: nexts(this.gestures, picks).size });
    } else if (settings.confirm) {
      this.picks = picks;
      this.pending = whole;
      this.news = t('news-confirm', { what: whole.label });
    } else void this.play(whole);
  }

  /** Another piece instead: its own choices from the beginning. */
  instead(id: string): boolean {
    if (this.busy || !nexts(this.gestures, []).has(id)) return false;
    this.picks = [];
    this.pending = null;
    this.pick(id);
    return true;
  }

  /** What was told of the board is not wanted elsewhere. */
  hush(): void {
    this.toast = null;
  }

  back(): boolean {
    this.clicks += 1;
    if (this.toast) {
      this.toast = null;
      return true;
    }
    if (this.hinted) {
      this.hinted = null;
      return true;
    }
    if (!this.picks.length) return false;
    this.stays = '';
    this.pending = null;
    this.picks = this.picks.slice(0, -1);
    this.point(null);
    this.news = t('news-back');
    return true;
  }

  /** What a piece can do is drawn while it is pointed at or chosen. */
  point(id: string | null): void {
    const chosen = this.picks.findLast((pick) => !isButton(pick));
    const seat = this.sight?.seat ?? -1;
    const look = { seat, layout: this.layout, turned: this.sight?.turned ? 'true' : 'false', language: language.code, invite: this.invite };
    void this.stage.point(chosen ?? id, (at) => this.inquire('pointed', { ...look, at }));
  }

  async play(gesture: GestureSeen): Promise<void> {
    const sight = this.sight;
    if (!sight || this.busy) return;
    this.clicks += 1;
    this.toast = null;
    this.hinted = null;
    this.pending = null;
    this.picks = [];
    this.stays = gesture.ids.length > 1 ? (gesture.ids[0] ?? '') : '';
    this.point(null);
    const then = gesture.then ?? [];
    const body = { action: gesture.play, number: sight.number, seat: sight.seat, id: fresh(), ...(then.length ? { then } : {}) };
    await this.doing(async () => {
      await this.surely(gesture, { type: 'play', ...body });
      this.mark(sight.step + 1 + then.length);
    });
  }

  /** Until it is acknowledged or refused, however often the line breaks: the same id is the same action. */
  private async surely(gesture: GestureSeen, message: Record<string, unknown>): Promise<void> {
    for (;;) {
      try {
        await this.request(message);
        return;
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 0 || this.closed) throw error;
        this.kept = gesture;
        if (!this.connected) await new Promise<void>((go) => this.mended.push(go));
      } finally {
        if (this.connected) this.kept = null;
      }
    }
  }

  async doing(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (error) {
      this.complain(error);
    } finally {
      this.busy = false;
    }
  }

  complain(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.toast = { sentence: error.told.sentence || t('error-offline'), rule: error.told.rule };
  }

  /** A click on something that may not be clicked: which rule forbids it? The ids under it, topmost first. */
  async whyNot(under: string[]): Promise<void> {
    const sight = this.sight;
    if (!sight || this.past) return;
    this.clicks += 1;
    const mine = this.clicks;
    const goers = this.picks.length ? [] : this.gestures.filter((gesture) => gesture.ids.slice(1).some((id) => under.includes(id)));
    const first = goers[0] ? t('choose-first', { what: goers[0].label, count: goers.length }) : '';
    try {
      const picks = this.picks;
      const asked = { clicks: picks.join(' '), at: ids(under), seat: sight.seat, language: language.code };
      const told = await this.inquire<{ legal: boolean; rule?: string | null; sentence?: string | null }>('why-not-click', asked);
      if (mine !== this.clicks) return;
      const prompt = sight.mine ? t('nothing-there') : '';
      this.toast = { sentence: first || told.sentence || `${prompt} ${sight.prompt}`, rule: told.rule, picks, under };
    } catch (error) {
      if (mine === this.clicks) this.complain(error);
    }
  }

  /** What a piece cannot do now, rule by rule; nothing while others decide. */
  async cannot(under: string[]): Promise<Cannot[]> {
    const sight = this.sight;
    if (!sight?.mine || this.past) return [];
    const key = `${sight.number} ${sight.seat} ${language.code} ${under.join(' ')}`;
    const known = this.told.get(key);
    if (known) return known;
    const asked = { at: ids(under), seat: sight.seat, language: language.code };
    const found = await this.inquire<Cannot[]>('cannot', asked).catch(() => []);
    this.told.set(key, found);
    return found;
  }

  /** What a strong bot would do: its clicks are shown, nothing is played. */
  hint(): Promise<void> {
    const sight = this.sight;
    if (!sight?.may.hint) return Promise.resolve();
    return this.doing(async () => {
      this.news = t('hint-thinking');
      const told = await post<{ play: string; number: number }>(`/api/tables/${this.id}/hint`, { seat: sight.seat });
      const meant = this.sight?.number === told.number ? this.gestures.find((gesture) => gesture.play === told.play) : undefined;
      if (!meant) return;
      this.picks = [];
      this.pending = null;
      this.hinted = meant;
      this.toast = null;
    });
  }

  undo(turn: boolean): Promise<void> {
    const sight = this.sight;
    if (!sight) return Promise.resolve();
    this.picks = [];
    this.stays = ''; // the order is taken back, and with it the choice
    this.point(null);
    return this.doing(() => this.request({ type: 'undo', number: sight.number, turn, seat: sight.seat }));
  }

  ask(type: 'resign' | 'resume' | 'offer' | 'answer' | 'claim', more: Record<string, unknown> = {}): Promise<void> {
    return this.doing(() => this.request({ type, seat: this.sight?.seat, ...more }));
  }

  say(text: string, room: string): Promise<void> {
    return this.doing(async () => {
      try {
        await this.request({ type: 'chat', text, room });
      } catch (error) {
        // the connection was made before I had a name
        if (!(error instanceof Refused) || error.status !== 401) throw error;
        this.listen(await post<Said>(`/api/tables/${this.id}/chat`, { text, room }));
      }
    });
  }

  // --- looking back

  /** An earlier moment; the newest step is the present, unless it is to be shown as the others are. */
  async lookAt(step: number, newest = false): Promise<void> {
    const sight = this.sight;
    if (!sight) return;
    if (step >= sight.step && !newest) {
      this.now();
      return;
    }
    this.read += 1;
    const mine = this.read;
    try {
      const path = `/api/tables/${this.id}/steps/${Math.max(0, step)}`;
      const told = await ask<Past>(path + query({ layout: this.layout, turned: this.turned === null ? null : String(this.turned), language: language.code, seat: sight.seat }));
      if (mine === this.read) {
        this.past = told;
        this.news = told.log.map((line) => line.text).join(' ');
      }
    } catch (error) {
      this.complain(error);
    }
  }

  now(): void {
    this.read += 1;
    this.hold();
    this.recapping = null;
    this.past = null;
  }

  /** What happened after my newest decision, step by step: by itself, or by hand once it is held. */
  async recap(): Promise<void> {
    this.recapping = { from: this.seen, to: this.sight?.step ?? 0 };
    this.running = true;
    await this.recapTo(this.seen + 1);
  }

  /** One moment of the recap; past its end comes the present. */
  async recapTo(step: number): Promise<void> {
    const recap = this.recapping;
    clearTimeout(this.player);
    if (!recap) return;
    if (step > recap.to) {
      this.endRecap();
      return;
    }
    await this.lookAt(Math.max(recap.from, step), true);
    if (this.running && this.recapping) this.player = window.setTimeout(() => void this.recapTo(step + 1), PACE[settings.pace]);
  }

  hold(): void {
    clearTimeout(this.player);
    this.running = false;
  }

  goOn(): void {
    this.running = true;
    void this.recapTo((this.past?.step ?? this.seen) + 1);
  }

  endRecap(): void {
    const last = this.recapping?.to ?? this.sight?.step ?? 0;
    this.now();
    this.mark(last);
  }

  /** I have seen everything up to a step. */
  mark(step: number): void {
    this.seen = step;
    keep(`seen.${this.id}`, String(step));
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(`caracole.${key}`);
  } catch {
    return null;
  }
}
