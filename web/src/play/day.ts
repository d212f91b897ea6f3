// The deal of the day: the same cards and the same animals for everybody, from the date alone.
import type { BotLevel } from '../engine/protocol';
import type { Setup } from './setup';

// One pair a weekday.
const opponents: readonly (readonly [BotLevel, BotLevel])[] = [
  ['puppy', 'squirrel'],
  ['parrot', 'fox'],
  ['goldfish', 'parrot'],
  ['squirrel', 'raven'],
  ['parrot', 'squirrel'],
  ['puppy', 'fox'],
  ['fox', 'elephant'],
];

// Returns the date as this device has it, such as "2026-11-19", so many days before `now`.
export function dayBefore(now: Date, days: number): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
}

// Returns noon of the day on this device.
export const dateOf = (day: string): Date => new Date(`${day}T12:00`);

export function setupOfDay(day: string): Setup {
  const number = Math.floor(Date.parse(day) / 86_400_000);
  const bots = opponents[number % opponents.length] ?? [];
  return {
    edition: 'pocket',
    variant: 'standard',
    ruling: 'de',
    players: [{ name: '' }, ...bots.map((bot) => ({ name: '', bot }))],
    first: 1,
    flat: false,
  };
}
