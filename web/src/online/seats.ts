// Who sits where at an online table.
import type { Messages } from '../i18n/en';
import type { LobbySeat } from '../net/protocol';
import { namesOf } from '../state/setup';
import type { Player } from '../table/props';

export const isPerson = ({ here }: LobbySeat) => here !== undefined;
export const isBot = ({ here, bot }: LobbySeat) => here === undefined && bot !== undefined;
export const isEmpty = ({ name }: LobbySeat) => name === undefined;

// Bots are called as this reader calls them. A bot that plays for somebody is called like them.
export function playersAt(seats: readonly LobbySeat[], you: number | undefined, messages: Messages): Player[] {
  const names = namesOf(
    seats.map(({ name = '', here, bot }) => (bot && here === undefined ? { name, bot } : { name })),
    messages,
  );
  return seats.map(({ bot }, index) => ({
    name: names[index] ?? '',
    you: index + 1 === you,
    ...(bot ? { bot } : {}),
  }));
}
