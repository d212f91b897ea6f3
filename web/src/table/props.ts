import type { Snippet } from 'svelte';

import type { BotLevel, Kind, Table } from '../engine/protocol';

export interface Player {
  name: string;
  you: boolean; // the one person at this screen; on a shared screen, nobody is
  bot?: BotLevel;
}

// One sentence of what is going on, and what can be done.
export interface Prompt {
  text: string;
  hint?: string;
}

export interface PileChoice {
  seat: number;
  pile: number;
  secures: boolean; // placing here would secure (R5.3)
}

// What may be chosen on this screen now. All of it comes from the engine.
export interface Choices {
  spots: readonly number[];
  piles: readonly PileChoice[];
  seats: readonly number[]; // whose cards may be taken (R6.1)
  hand: boolean; // which card of the hand goes next
  action?: { label: string; quiet: boolean; act: () => void };
}

export const noChoices: Choices = { spots: [], piles: [], seats: [], hand: false };

export interface TableProps {
  table: Table;
  players: readonly Player[]; // by seat
  prompt: Prompt;
  choices?: Choices;
  selected?: Kind | undefined; // of the hand
  look?: number | undefined; // milliseconds that a mismatch stays to be looked at
  bar?: Snippet; // beside the table: menu and pause
  onturn?: (spot: number) => void;
  onpile?: (seat: number, pile: number) => void;
  onseat?: (seat: number) => void;
  onhand?: (kind: Kind) => void;
}
