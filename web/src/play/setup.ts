// Who plays which game: what the last game was begun with, and the next one is offered.
import { fieldsOf, flag, isObject, keep, oneOf, storedText, type Fields } from '../device/stored';
import { botLevels, rulings, variants } from '../engine/names';
import type { BotLevel, Edition, GameSetup, Player, Ruling, Variant } from '../engine/protocol';
import type { Messages } from '../i18n/en';
import { language } from '../i18n/language.svelte';
import type { Player as Shown } from '../table/props';

const key = 'rookie.setup';

export const editions = ['classic', 'pocket'] as const satisfies readonly Edition[];
export const playerKinds = ['person', ...botLevels] as const;
export type PlayerKind = (typeof playerKinds)[number];
export const longestName = 16;

export interface Setup {
  edition: (typeof editions)[number];
  variant: Variant;
  ruling: Ruling;
  players: Player[]; // by seat; a name left empty is given by `namesOf`
  first?: number; // otherwise chance decides who starts
  flat: boolean; // the screen lies in the middle of the people
}

const usual: readonly Player[] = [{ name: '' }, { name: '', bot: 'parrot' }, { name: '', bot: 'squirrel' }];

function playerOf(value: unknown): Player | undefined {
  if (!isObject(value)) return undefined;
  const { name, bot }: Fields<Player> = value;
  const level = botLevels.find((one) => one === bot);
  if (typeof name !== 'string' || level !== bot) return undefined;
  const short = Array.from(name.replaceAll(/\p{Cc}/gu, '')).slice(0, longestName).join('');
  return level ? { name: short, bot: level } : { name: short };
}

function storedPlayers(value: unknown): Player[] {
  const players = Array.isArray(value) ? value.map(playerOf) : [];
  const known = players.filter((player) => player !== undefined);
  return known.length > 0 && known.length === players.length ? known : usual.map((player) => ({ ...player }));
}

// A broken or foreign text reads as the default: you, a parrot and a squirrel.
export function readSetup(text: string | null): Setup {
  const stored = fieldsOf<Setup>(text);
  const players = storedPlayers(stored.players);
  const first = players.findIndex((_, seat) => seat + 1 === stored.first) + 1;
  return {
    edition: oneOf(editions, stored.edition, 'classic'),
    variant: oneOf(variants, stored.variant, 'standard'),
    ruling: oneOf(rulings, stored.ruling, 'de'),
    players,
    ...(first > 0 ? { first } : {}),
    flat: flag(stored.flat, false),
  };
}

export function storedSetup(): Setup {
  return readSetup(storedText(key));
}

export function keepSetup(setup: Setup): void {
  keep(key, setup);
}

export const peopleIn = (players: readonly Player[]): number => players.filter(({ bot }) => !bot).length;

// What to call a bot that is the second or third of its kind: "Parrot 2".
export function botName(level: BotLevel, number: number, messages: Messages): string {
  const { name } = messages.bots[level];
  return number === 1 ? name : `${name} ${number}`;
}

// The names by seat. Who left theirs empty is "You", or where several people play "Player 2".
export function namesOf(players: readonly Player[], messages: Messages): string[] {
  const several = peopleIn(players) > 1;
  return players.map(({ name, bot }, seat) => {
    if (bot) return botName(bot, players.slice(0, seat + 1).filter((one) => one.bot === bot).length, messages);
    return name.trim() || (several ? messages.who.namePlaceholder({ seat: seat + 1 }) : messages.you);
  });
}

// Who sits where. One person alone at this screen is "you"; several share the screen and are called by name.
export function playersOf(seated: readonly Player[], here: readonly number[], messages: Messages): Shown[] {
  const names = namesOf(seated, messages);
  return seated.map(({ bot }, seat) => ({
    name: names[seat] ?? '',
    you: here.length === 1 && here.includes(seat + 1),
    ...(bot ? { bot } : {}),
  }));
}

export function gameSetup(setup: Setup, learning: boolean, messages: Messages = language.messages): GameSetup {
  const { edition, variant, ruling, players, first } = setup;
  const names = namesOf(players, messages);
  return {
    edition,
    variant,
    ruling,
    players: players.map(({ bot }, seat) => ({ name: names[seat] ?? '', ...(bot ? { bot } : {}) })),
    ...(first === undefined ? {} : { first }),
    learning,
  };
}
