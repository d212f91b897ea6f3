// An online table, as far as this page knows it: who is there, the game, and the state of the connection.
import { newEntropy } from './verify';
import type { Other } from '../i18n/format';
import { language } from '../i18n/language.svelte';
import type { LaterMessages } from '../i18n/later-en';
import type {
  ClientMessage, ErrorCode, GameOver, Lobby, OnlineDeal, OnlineGame, Reaction, ServerMessage,
} from './protocol';
import { Session, type Over, type Stage, type Timing } from '../play/session.svelte';
import { Connection, type Socket } from './connection';
import { hostOf, newsOf, numbered, playersAt, type Gathering, type Seat } from './seats';
import { OnlineSource } from './source';
import { forgetTable, keepTable, type KeptTable } from './tables';

// `resting`: lost because the server has stopped for a moment; `gone`: the table no longer exists; `outdated`: this
// page is too old or too new for the server.
export type Link = 'connecting' | 'open' | 'lost' | 'resting' | 'gone' | 'outdated';

interface Shout {
  id: number;
  seat: number;
  reaction: Reaction;
}

// What is said of a refusal. A decision that came too late is simply asked for again.
const refusals: Partial<Record<ErrorCode, keyof LaterMessages['online']['trouble']>> = {
  seat_taken: 'seat_taken',
  bad_name: 'bad_name',
  bad_settings: 'bad_settings',
  not_stored: 'server',
  too_fast: 'often',
};

const shoutTime = 4000; // milliseconds
const newsTime = 6000;
let shouts = 0;

// The server sets the pace; only flights take their own time.
const timing: Timing = { look: () => 0, think: () => 0 };

export class OnlineTable {
  readonly #claim: KeptTable | undefined;
  readonly #connection: Connection;
  readonly #stage: Stage;
  #source: OnlineSource | undefined;
  #game: OnlineGame | undefined; // as it was when it began, or when we came
  #seated = $state.raw<readonly Seat[]>([]); // who plays or played the game
  #told = $state.raw<GameOver>();
  #newsTimer: ReturnType<typeof setTimeout> | undefined;

  // Only this class changes these.
  link = $state<Link>('connecting');
  lobby = $state.raw<Gathering>(); // once the server has sent it
  seat = $state<number>();
  removedBy = $state.raw<Other>(); // the host who gave this page's seat away
  session = $state.raw<Session>();
  #refused = $state<ErrorCode>(); // why the last request cannot be done
  shouts = $state.raw<readonly Shout[]>([]);
  news = $state<string>(); // shown to the people at the table for a moment
  // When the active player must have decided, on the clock of performance.now(); undefined if there is no limit.
  deadline = $state<number>();
  unfair = $state(false); // this page's part of the deal is not in it
  readonly players = $derived.by(() => playersAt(this.#seated, this.seat)); // of the current or last game
  readonly over = $derived<Over | undefined>(this.session?.done ? this.#told : undefined); // how the game went

  // Without a claim to a seat you only watch.
  constructor(open: (node?: string) => Socket, claim: KeptTable | undefined, stage: Stage) {
    this.#claim = claim;
    this.#stage = stage;
    this.#connection = new Connection(open, claim?.token, {
      hear: (message) => this.#hear(message),
      lose: (stopped) => {
        if (this.link !== 'connecting') this.link = stopped || this.link === 'resting' ? 'resting' : 'lost';
      },
    });
  }

  get isHost(): boolean {
    return this.seat !== undefined && this.lobby?.host === this.seat;
  }
  // What matters more than the game, even while it is paused.
  get trouble(): string | undefined {
    const say = language.later.online;
    if (this.link === 'lost' || this.link === 'resting') return say[this.link];
    return this.unfair ? say.verdicts.broken : this.news;
  }
  // Why the last request cannot be done.
  get refusal(): string | undefined {
    return this.#refused && language.later.online.trouble[refusals[this.#refused] ?? 'other'];
  }
  // What this page saw of the deal, if it took part in it.
  get witness(): KeptTable['witness'] {
    const witness = this.#claim?.witness;
    return witness?.game === this.#game?.proof.Game ? witness : undefined;
  }

  say(message: ClientMessage): void {
    this.#refused = undefined;
    this.#connection.send(message);
  }

  tell(news: string): void {
    this.news = news;
    clearTimeout(this.#newsTimer);
    this.#newsTimer = setTimeout(() => (this.news = undefined), newsTime);
  }

  renew(): void {
    this.#connection.renew();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  // This page leaves; the seat stays.
  close(): void {
    this.#connection.end();
    this.session?.stop();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.link = 'open';
        this.#take(message.you.seat, message.lobby);
        this.#meet(message.lobby);
        if (message.deal) this.#addTo(message.deal);
        if (message.game) this.#enter(message.game);
        else this.#forget();
        break;
      case 'you':
        this.#move(message.you.seat);
        break;
      case 'lobby':
        this.#meet(message.lobby);
        break;
      case 'deal':
        this.#addTo(message.deal);
        break;
      case 'game':
        this.#enter(message.game);
        break;
      case 'happened':
        this.#setClock(message);
        this.#source?.hear(message);
        break;
      case 'over':
        this.#told = message.over;
        break;
      case 'reaction':
        this.#shout(message.seat, message.reaction);
        break;
      case 'pong':
        break;
      case 'error':
        this.#refuse(message.code, message.re);
        break;
    }
  }

  #meet(lobby: Lobby): void {
    if (lobby.paused) this.session?.pause();
    else if (this.lobby?.paused) this.session?.resume();
    const before = this.lobby;
    const after = { ...lobby, seats: numbered(lobby.seats, before?.seats ?? []) };
    this.lobby = after;
    if (lobby.phase === 'playing' || this.#seated.length === 0) this.#seated = after.seats;
    // Somebody who was sent away need not be told who left.
    if (!before || this.removedBy !== undefined) return;
    const news = newsOf(before, after, this.seat);
    if (news.length > 0) this.tell(news.join(' '));
  }

  #take(seat: number | undefined, lobby: Lobby): void {
    const had = this.seat;
    this.seat = seat;
    if (seat !== undefined) {
      this.removedBy = undefined;
      return;
    }
    this.#forgetSeat();
    const host = hostOf(lobby);
    if (had === undefined || host === undefined) return;
    this.removedBy = host;
    this.tell(language.later.online.removed({ host }));
  }

  #move(seat: number | undefined): void {
    if (this.lobby) this.#take(seat, this.lobby);
    if (seat !== undefined && this.#claim) keepTable(this.#claim);
    if (this.#source && this.lobby?.phase === 'playing') this.#sit(this.#source.told());
  }

  // Sends the same entropy, however often the connection was lost meanwhile.
  #addTo({ game, commitment }: OnlineDeal): void {
    const seat = this.seat;
    if (!this.#claim || seat === undefined) return;
    if (this.#claim.witness?.game !== game) {
      this.#claim.witness = { game, commitment, seat: seat - 1, entropy: newEntropy() };
      keepTable(this.#claim);
    }
    this.#connection.send({ type: 'entropy', game, entropy: this.#claim.witness.entropy });
  }

  #enter(game: OnlineGame): void {
    const isSame = this.#game?.number === game.number && this.#source?.here[0] === this.seat;
    this.#game = game;
    this.#setClock(game);
    if (this.lobby) this.#seated = this.lobby.phase === 'playing' || !isSame ? this.lobby.seats : this.#seated;
    const { witness } = this;
    this.unfair = witness !== undefined && game.proof.Entropy.split(' ')[witness.seat] !== witness.entropy;
    if (isSame) this.#source?.renew(game);
    else this.#sit(game);
    this.#told = game.over;
  }

  #sit(game: OnlineGame): void {
    this.session?.stop();
    const send = (message: ClientMessage) => this.#connection.send(message);
    const first = this.lobby?.settings.first ?? 'turns';
    const starts = game.seq > 0 ? undefined : first === 'turns' || first === 'lot' ? first : 'chosen';
    const source = new OnlineSource(game, this.seat, () => this.players, send, starts);
    const session = new Session(source, source.view(), timing, this.#stage);
    if (this.lobby?.paused) session.pause();
    this.#source = source;
    this.session = session;
    void session.run();
  }

  #forgetSeat(): void {
    if (this.#claim) forgetTable(this.#claim.id);
  }

  // There is no game, or none that this page may see.
  #forget(): void {
    this.session?.stop();
    this.session = undefined;
    this.#source = undefined;
    this.#game = undefined;
    this.deadline = undefined;
  }

  #setClock({ clock }: { clock?: number }): void {
    this.deadline = clock === undefined ? undefined : performance.now() + clock;
  }

  #shout(seat: number, reaction: Reaction): void {
    const shout = { id: ++shouts, seat, reaction };
    this.shouts = [...this.shouts.filter((one) => one.seat !== seat), shout];
    setTimeout(() => {
      this.shouts = this.shouts.filter((one) => one !== shout);
    }, shoutTime);
  }

  #refuse(code: ErrorCode, re: ClientMessage['type'] | undefined): void {
    if (code === 'gone' || code === 'version') {
      this.link = code === 'gone' ? 'gone' : 'outdated';
      if (code === 'gone') this.#forgetSeat();
      this.#connection.end();
      this.session?.stop();
    } else if (re === 'move' || re === 'undo') {
      this.#source?.refuse();
      if (code !== 'stale') this.#sayRefusal(code);
    } else if (re !== 'shown' && re !== 'entropy' && re !== 'react') {
      this.#sayRefusal(code);
    }
  }

  // Until the next request between games, for a moment during a game.
  #sayRefusal(code: ErrorCode): void {
    this.#refused = code;
    if (this.session && !this.over && this.refusal !== undefined) this.tell(this.refusal);
  }
}
