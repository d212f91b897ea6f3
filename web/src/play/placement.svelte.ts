// The placement that a person is making: card by card, or all at once as proposed. The move is made when the last card
// is laid.
import { isAmong, readMove } from '../engine/moves';
import type { Cards, Kind, PlacingTable, Table } from '../engine/protocol';
import type { Session } from './session.svelte';
import { fly } from '../table/fly';
import { countOf, handAfter, laid, moveOf, pilesFor, topsOf, type Lay } from '../table/placing';
import type { PileChoice } from '../table/props';

interface Draft {
  on: PlacingTable; // the draft ends when the session shows another table
  lays: readonly Lay[];
  done: boolean;
}

const none: readonly Lay[] = [];

export class Placement {
  readonly #session: () => Session;
  #kept = $state.raw<Draft>();
  #wanted = $state<Kind>();

  readonly #draft = $derived.by(() => (this.#kept?.on === this.#session().table ? this.#kept : undefined));
  readonly #lays = $derived(this.#draft?.lays ?? none);

  // The table to place on, while a person has to place cards.
  readonly on = $derived.by<PlacingTable | undefined>(() => {
    const { acting, table } = this.#session();
    return acting && table.phase === 'place' && !this.#draft?.done ? table : undefined;
  });
  // The table to show: the session's, with the cards laid so far.
  readonly table = $derived.by<Table>(() => {
    const draft = this.#draft;
    return draft ? laid(draft.on, draft.lays, draft.done) : this.#session().table;
  });
  readonly hand = $derived.by<Cards>(() => (this.on ? handAfter(this.on, this.#lays) : {}));
  readonly begun = $derived(this.#lays.length > 0);
  // Whether the last card of a pair may follow the first.
  readonly oneLeft = $derived(this.#lays.length === 1 && countOf(this.hand) === 1);
  // Whether the cards left may go beneath those laid.
  readonly finishable = $derived.by(() => {
    const { on } = this;
    return on && isAmong(this.#session().view.moves, moveOf(on, this.#lays));
  });
  // For learners: the best placement, until the first card is laid.
  readonly proposal = $derived.by<readonly Lay[]>(() => {
    const { hint, view } = this.#session();
    const move = hint?.move ?? (view.learning ? view.suggestion : undefined);
    return this.on && !this.begun && move !== undefined ? topsOf(readMove(move), this.on) : none;
  });
  // The kind of card to be laid next.
  readonly selected = $derived.by(() => {
    const held = Object.keys(this.hand) as Kind[];
    return [this.#wanted, ...this.proposal.map(({ kind }) => kind), ...held].find((kind) => kind && held.includes(kind));
  });
  readonly piles = $derived.by<PileChoice[]>(() =>
    this.#pilesFor(this.selected).map((choice) => {
      const proposed = this.proposal.find(({ seat, pile }) => seat === choice.seat && pile === choice.pile)?.kind;
      const secures = choice.secures && this.#session().view.learning;
      return { ...choice, secures, ...(proposed ? { proposed } : {}) };
    }),
  );

  constructor(session: () => Session) {
    this.#session = session;
  }

  select(kind: Kind): void {
    this.#wanted = kind;
  }

  // Lays a card if that is allowed. The last card makes the move.
  lay(seat: number, pile: number, kind = this.selected): void {
    if (!this.on || !kind) return;
    if (!this.#pilesFor(kind).some((choice) => choice.seat === seat && choice.pile === pile)) return;
    const lays = [...this.#lays, { seat, pile, kind }];
    void this.#put(this.on, lays, countOf(handAfter(this.on, lays)) === 0);
  }

  // Makes the move: as proposed, or with the other cards beneath those laid.
  finish(): void {
    if (this.on) void this.#put(this.on, this.begun ? this.#lays : this.proposal, true);
  }

  // Takes the last card laid back into the hand.
  takeBack(): void {
    if (this.#draft) this.#kept = { ...this.#draft, lays: this.#lays.slice(0, -1) };
  }

  #pilesFor(kind: Kind | undefined): PileChoice[] {
    return this.on && kind ? pilesFor(kind, this.on, this.#session().view.moves, this.#lays) : [];
  }

  async #put(on: PlacingTable, lays: readonly Lay[], done: boolean): Promise<void> {
    const beneath = done ? (Object.keys(handAfter(on, lays)) as Kind[]) : [];
    const [first] = lays;
    const flights = [
      ...lays.slice(this.#lays.length).map(({ seat, pile, kind }) => ({ from: { hand: kind }, to: { seat, pile } })),
      ...(first ? beneath.map((kind) => ({ from: { hand: kind }, to: { seat: first.seat, pile: first.pile } })) : []),
    ];
    await fly(flights, () => (this.#kept = { on, lays, done }));
    if (done) this.#session().play(moveOf(on, lays));
  }
}
