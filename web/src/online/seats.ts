// Who sits where at an online table.
import { other, you, type Other } from '../i18n/format';
import { language } from '../i18n/language.svelte';
import type { BotLevel } from '../engine/protocol';
import type { ClientMessage, Lobby, LobbySeat } from './protocol';
import { botName } from '../play/setup';
import type { Player } from '../table/props';

export interface Seat extends LobbySeat {
  number?: number; // of a bot, among those of its kind
}

// A lobby, as far as this page knows it.
export interface Gathering extends Lobby {
  seats: Seat[];
}

export const isPerson = ({ here }: LobbySeat) => here !== undefined;
const isBot = ({ here, bot }: LobbySeat) => here === undefined && bot !== undefined;
export const isEmpty = ({ name }: LobbySeat) => name === undefined;
// Whether a person is not here and no bot plays for them yet.
export const isMissing = ({ here, bot }: LobbySeat) => here === false && bot === undefined;

// Whether a newcomer can sit down.
export function hasRoom({ phase, settings, seats, host }: Lobby): boolean {
  if (phase === 'dealing' || (settings.locked && host !== undefined)) return false;
  return (phase !== 'playing' && seats.some(isEmpty)) || (settings.late_joiners && seats.some(isBot));
}

function firstFreeNumber(level: BotLevel | undefined, seats: readonly Seat[]): number {
  const taken = seats.flatMap(({ bot, number }) => (bot === level && number !== undefined ? [number] : []));
  let number = 1;
  while (taken.includes(number)) number += 1;
  return number;
}

// A bot keeps its number for as long as it stays, even if others come and go.
export function numbered(seats: readonly LobbySeat[], before: readonly Seat[]): Seat[] {
  const known = seats.map((seat, index): Seat => {
    const { bot, number } = before[index] ?? {};
    return isBot(seat) && bot === seat.bot && number !== undefined ? { ...seat, number } : { ...seat };
  });
  for (const seat of known.filter(isBot)) seat.number ??= firstFreeNumber(seat.bot, known);
  return known;
}

// Returns what the host sends to begin. Those who are there play; they close up, and free seats are removed.
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
  if (isPerson(seat) && seat.bot) return { note: say.substitute({ animal: language.messages.bots[seat.bot].name }) };
  return {};
}

// Bots have their names in the reader's language. A bot that plays for a person has that person's name.
function nameOf(seat: Seat): string {
  const { name = '', bot, number = 1 } = seat;
  return bot && isBot(seat) ? botName(bot, number, language.messages) : name;
}

const hostNameOf = ({ host, seats }: Lobby) => (host === undefined ? undefined : seats[host - 1]?.name);

export function hostOf(lobby: Lobby): Other | undefined {
  const name = hostNameOf(lobby);
  return name === undefined ? undefined : other(name);
}

// Returns what to tell the people here: who has left the game, and that `you` are the new host.
export function newsOf(before: Gathering, after: Gathering, seatOfYou: number | undefined): string[] {
  const say = language.later.online;
  const plays = before.phase === 'playing' && after.phase === 'playing'; // otherwise people may only be changing places
  const left = after.seats.flatMap((seat, index) => {
    const gone = plays && before.seats[index];
    return gone && isPerson(gone) && isBot(seat) ? [say.left({ who: other(nameOf(gone)), animal: nameOf(seat) })] : [];
  });
  const passed = before.host !== undefined && hostNameOf(before) !== hostNameOf(after);
  return passed && after.host === seatOfYou ? [...left, say.hostNow] : left;
}

export function playersAt(seats: readonly Seat[], seatOfYou: number | undefined): Player[] {
  return seats.map((seat, index) => ({
    ...(index + 1 === seatOfYou ? you : other)(nameOf(seat)),
    ...(seat.bot ? { bot: seat.bot } : {}),
    ...(seat.face === undefined ? {} : { face: seat.face }),
    ...presenceOf(seat),
  }));
}
