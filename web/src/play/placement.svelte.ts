// The placement that a person is making: cards are laid one by one, or all at once as proposed. Nothing is decided
// before the last card lies.
import { isAmong, readMove } from '../engine/moves';
import type { Cards, Kind, PlacingTable, Table } from '../engine/protocol';
import type { Session } from './session.svelte';
import { fly } from '../table/fly';
import { countOf, handAfter, laid, moveOf, pilesFor, topsOf, type Lay } from '../table/placing';
import type { PileChoice } from '../table/props';

interface Draft {
  on: PlacingTable; // it is forgotten when the session shows another table
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

  // The table to place on, while a person is to.
  readonly on = $derived.by<PlacingTable | undefined>(() => {
    const { acting, table } = this.#session();
    return acting && table.phase === 'place' && !this.#draft?.done ? table : undefined;
  });
  // What is to be shown: the session's table, with the cards where they are laid.
  readonly table = $derived.by<Table>(() => {
    const draft = this.#draft;
    return draft ? laid(draft.on, draft.lays, draft.done) : this.#session().table;
  });
  readonly hand = $derived.by<Cards>(() => (this.on ? handAfter(this.on, this.#lays) : {}));
  readonly begun = $derived(this.#lays.length > 0);
  // Whether the other cards may go beneath those laid.
  readonly finishable = $derived.by(() => {
    const { on } = this;
    return on && isAmong(this.#session().view.moves, moveOf(on, this.#lays));
  });
  // Where the cards would best go, until the first is laid.
  readonly proposal = $derived.by<readonly Lay[]>(() => {
    const { hint, view } = this.#session();
    const move = hint?.move ?? view.suggestion;
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
      return proposed ? { ...choice, proposed } : choice;
    }),
  );

  constructor(session: () => Session) {
    this.#session = session;
  }

  select(kind: Kind): void {
    this.#wanted = kind;
  }

  // Lays a card; the last one makes the move. Where it may not go, nothing happens.
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

  // Takes the card laid last into the hand again.
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
    await fly(flights, () => {
      this.#kept = { on, lays, done };
    });
    if (done) this.#session().play(moveOf(on, lays));
  }
}
