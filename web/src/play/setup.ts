// Who plays which game: the setup of the last game is the suggestion for the next.
import { usualFace } from '../art/faces';
import { faceOf, isFace, keepFaces } from '../device/faces';
import { fieldsOf, flag, isObject, keep, oneOf, storedText, type Fields } from '../device/stored';
import { botLevels, variants } from '../engine/names';
import type { BotLevel, Edition, GameSetup, Player, RulingTag, Variant } from '../engine/protocol';
import { rulingsIn, tagOf } from '../engine/rulings';
import type { Messages } from '../i18n/en';
import { other, you } from '../i18n/format';
import { language } from '../i18n/language.svelte';
import type { Player as Shown } from '../table/props';

export const setupKey = 'rookie.setup';

export const editions = ['classic', 'pocket'] as const satisfies readonly Edition[];
export const playerKinds = ['person', ...botLevels] as const;
export type PlayerKind = (typeof playerKinds)[number];
export const longestName = 16;

export interface SeatSetup extends Player {
  face?: number; // of a person who has chosen one
}

export interface Setup {
  edition: (typeof editions)[number];
  variant: Variant;
  ruling: RulingTag;
  players: SeatSetup[]; // by seat; `namesOf` fills in empty names
  first?: number; // absent: chance decides who starts
  flat: boolean; // the screen lies flat between the people
}

const usual: readonly Player[] = [{ name: '' }, { name: '', bot: 'parrot' }, { name: '', bot: 'squirrel' }];

function playerOf(value: unknown): SeatSetup | undefined {
  if (!isObject(value)) return undefined;
  const { name, bot, face }: Fields<SeatSetup> = value;
  const level = botLevels.find((one) => one === bot);
  if (typeof name !== 'string' || level !== bot) return undefined;
  const short = Array.from(name.replaceAll(/\p{Cc}/gu, '')).slice(0, longestName).join('');
  if (level) return { name: short, bot: level };
  return isFace(face) ? { name: short, face } : { name: short };
}

function storedPlayers(value: unknown): SeatSetup[] {
  const players = Array.isArray(value) ? value.map(playerOf) : [];
  const known = players.filter((player) => player !== undefined);
  return known.length > 0 && known.length === players.length ? known : usual.map((player) => ({ ...player }));
}

// Returns the default for an unreadable text: you, a parrot and a squirrel.
export function readSetup(text: string | null): Setup {
  const stored = fieldsOf<Setup>(text);
  const players = storedPlayers(stored.players);
  const first = players.findIndex((_, seat) => seat + 1 === stored.first) + 1;
  return {
    edition: oneOf(editions, stored.edition, 'classic'),
    variant: oneOf(variants, stored.variant, 'standard'),
    ruling: tagOf(rulingsIn(String(stored.ruling))),
    players,
    ...(first > 0 ? { first } : {}),
    flat: flag(stored.flat, false),
  };
}

export function storedSetup(): Setup {
  return readSetup(storedText(setupKey));
}

// Faces are kept by name, too, so that unfinished and past games have them.
export function keepSetup(setup: Setup, messages: Messages = language.messages): void {
  keep(setupKey, setup);
  const names = namesOf(setup.players, messages);
  keepFaces(setup.players.flatMap(({ face }, seat) => (face === undefined ? [] : [[names[seat] ?? '', face] as const])));
}

export const seatsOfPeople = (players: readonly Player[]): number[] =>
  players.flatMap(({ bot }, index) => (bot ? [] : [index + 1]));

// Returns the name of a bot, numbered from the second of its kind on: "Parrot 2".
export function botName(level: BotLevel, number: number, messages: Messages): string {
  const { name } = messages.bots[level];
  return number === 1 ? name : `${name} ${number}`;
}

// Returns the names by seat, as others know them: that of a person who gives none is "Player 2".
export function namesOf(players: readonly Player[], messages: Messages): string[] {
  return players.map(({ name, bot }, seat) => {
    if (bot) return botName(bot, players.slice(0, seat + 1).filter((one) => one.bot === bot).length, messages);
    return name.trim() || messages.who.namePlaceholder({ seat: seat + 1 });
  });
}

// Returns the players by seat. A single person at this screen is "you"; several are called by name.
export function playersOf(seated: readonly SeatSetup[], here: readonly number[], messages: Messages): Shown[] {
  const names = namesOf(seated, messages);
  return seated.map(({ bot, face }, seat) => ({
    ...(here.length === 1 && here.includes(seat + 1) ? you : other)(names[seat] ?? ''),
    ...(bot ? { bot } : { face: face ?? faceOf(names[seat] ?? '') ?? usualFace(seat) }),
  }));
}

export function gameSetup(setup: Omit<GameSetup, 'learning'>, learning: boolean, messages: Messages = language.messages): GameSetup {
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
