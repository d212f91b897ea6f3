// Who sits where at an online table.
import { language } from '../i18n/language.svelte';
import type { ClientMessage, LobbySeat } from '../net/protocol';
import { namesOf } from '../state/setup';
import type { Player } from '../table/props';

export const isPerson = ({ here }: LobbySeat) => here !== undefined;
export const isBot = ({ here, bot }: LobbySeat) => here === undefined && bot !== undefined;
export const isEmpty = ({ name }: LobbySeat) => name === undefined;
// Not here, and no bot plays for them yet.
export const isMissing = ({ here, bot }: LobbySeat) => here === false && bot === undefined;

// What the host says to begin: those who are there play. They close up, and the free seats go.
export function beginning(seats: readonly LobbySeat[]): ClientMessage[] {
  const taken = seats.flatMap((seat, index) => (isEmpty(seat) ? [] : [index + 1]));
  const swaps = taken.flatMap((seat, index): ClientMessage[] =>
    seat === index + 1 ? [] : [{ type: 'swap', seat, other: index + 1 }],
  );
  const free = taken.length < seats.length;
  const fewer: ClientMessage[] = free ? [{ type: 'settings', settings: { seats: taken.length } }] : [];
  return [...swaps, ...fewer, { type: 'start' }];
}

function presenceOf(seat: LobbySeat): Pick<Player, 'away' | 'note'> {
  const say = language.later.online;
  if (isMissing(seat)) return { away: true, note: say.away };
  if (isPerson(seat) && seat.bot) return { note: say.substitute({ name: language.messages.bots[seat.bot].name }) };
  return {};
}

// Bots are called as this reader calls them. A bot that plays for somebody is called like them.
export function playersAt(seats: readonly LobbySeat[], you: number | undefined): Player[] {
  const names = namesOf(
    seats.map(({ name = '', here, bot }) => (bot && here === undefined ? { name, bot } : { name })),
    language.messages,
  );
  return seats.map((seat, index) => ({
    name: names[index] ?? '',
    you: index + 1 === you,
    ...(seat.bot ? { bot: seat.bot } : {}),
    ...presenceOf(seat),
  }));
}
