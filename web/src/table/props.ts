import type { Snippet } from 'svelte';

import type { BotLevel, Kind, SeenCard, Table } from '../engine/protocol';

export interface Player {
  name: string;
  you: boolean; // the one person at this screen; on a shared screen, nobody is
  bot?: BotLevel;
  away?: boolean; // and nobody plays for them
  note?: string; // a word about that
}

// One sentence of what is going on, and what can be done.
export interface Prompt {
  text: string;
  hint?: string;
}

// What a lesson says instead.
export interface Said extends Prompt {
  next?: Action; // after reading
}

export interface PileChoice {
  seat: number;
  pile: number;
  secures: boolean; // placing here would secure (R5.3)
  proposed?: Kind; // the top that is suggested
}

export interface Action {
  label: string;
  name?: string; // in full, for those who listen
  icon?: 'undo'; // alone, where there is little room
  quiet: boolean;
  act: () => void;
}

// What may be chosen on this screen now. All of it comes from the engine.
export interface Choices {
  spots: readonly number[];
  piles: readonly PileChoice[];
  seats: readonly number[]; // whose cards may be taken (R6.1)
  hand: boolean; // which card of the hand goes next
  actions: readonly Action[]; // two at most
}

export const noChoices: Choices = { spots: [], piles: [], seats: [], hand: false, actions: [] };

export interface TableProps {
  table: Table;
  players: readonly Player[]; // by seat
  prompt: Prompt;
  choices?: Choices;
  selected?: Kind | undefined; // of the hand
  look?: number | undefined; // milliseconds that a mismatch stays to be looked at
  seen?: readonly SeenCard[]; // for learners: face-down tops
  marked?: number | undefined; // the spot that a hint points at
  bar?: Snippet; // beside the table: menu and pause
  banner?: Snippet; // over the middle of the table
  onturn?: (spot: number) => void;
  onpile?: (seat: number, pile: number, kind?: Kind) => void; // with the kind of a card that was dropped there
  onseat?: (seat: number) => void;
  onhand?: (kind: Kind) => void;
}
