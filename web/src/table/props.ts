import type { Snippet } from 'svelte';

import type { BotLevel, Kind, SeenCard, Table } from '../engine/protocol';
import type { Who } from '../i18n/format';
import type { Moods } from './moods';

// "You" is the only person at this screen; on a shared screen nobody is.
export type Player = Who & {
  bot?: BotLevel;
  face?: number; // of a person (art/faces.ts)
  away?: boolean; // away, and no bot plays for them
  note?: string; // a word about being away
};

// A sentence about what is going on or can be done, and a hint.
export interface Prompt {
  text: string;
  hint?: string;
}

// What a lesson says instead of the game.
export interface Said extends Prompt {
  next?: Action; // after reading
}

export interface PileChoice {
  seat: number;
  pile: number;
  secures: boolean; // for learners: placing here would secure (R5.3)
  proposed?: Kind; // the top that is suggested
}

export interface Action {
  label: string;
  name?: string; // in full, for screen readers
  icon?: 'undo'; // shown alone if there is little room
  quiet: boolean;
  act: () => void;
}

// What may be chosen on this screen now, according to the engine.
export interface Choices {
  spots: readonly number[];
  piles: readonly PileChoice[];
  seats: readonly number[]; // whose cards may be taken (R6.1)
  hand: boolean; // whether to choose which card of the hand goes next
  actions: readonly Action[]; // two at most
}

export const noChoices: Choices = { spots: [], piles: [], seats: [], hand: false, actions: [] };

export interface TableProps {
  table: Table;
  players: readonly Player[]; // by seat
  moods?: Moods;
  prompt: Prompt;
  choices: Choices;
  selected: Kind | undefined; // of the hand
  look: number | undefined; // how long a mismatch stays open, in milliseconds
  seen: readonly SeenCard[]; // for learners: face-down tops
  marked: number | undefined; // the spot that a hint points at
  pending?: number | undefined; // the spot that was chosen, until its card turns over
  bar?: Snippet; // beside the table: menu and pause
  banner?: Snippet; // over the middle of the table
  onturn: (spot: number) => void;
  onpile: (seat: number, pile: number, kind?: Kind) => void; // with the kind if a card was dropped there
  onseat: (seat: number) => void;
  onhand: (kind: Kind) => void;
}
