// A finished game, given on as a challenge: others play the same deal against the same bots, and the two games are
// compared. The challenge is the packed record of the game. Nobody needs to read it before the game is over but the
// engine's worker (host.ts): the page takes no more from it than who plays what.
import * as v from 'valibot';

import { packed, unpacked } from '../engine/packed';
import { BotLevel, Edition, RulingTag, Variant, type GameSetup, type Player } from '../engine/protocol';
import { tagIn, tagsText } from '../engine/tags';
import { challengeAddress } from './address';

// The value of a tag has at most so many bytes (N9).
export const longestChallenge = 1000;
const longestRecord = 16_000; // bytes

const gameTags = ['Rookie', 'Edition', 'Variant', 'Ruling', 'First'];

const random64 = () => String(crypto.getRandomValues(new BigUint64Array(1))[0]);

// Returns the challenge that a finished game is. `players` are its players by seat. A game of this device needs no deck:
// its seed makes it. At an online table the server made the deal; its bots draw anew, but the same for everybody.
// Returns undefined if the game is too long.
export async function challengeOf(record: string, players: readonly Player[]): Promise<string | undefined> {
  const [seed] = tagIn(record, 'Seed');
  const tags = {
    ...Object.fromEntries(gameTags.map((name) => [name, tagIn(record, name)])),
    Seats: players.map(({ name }) => name),
    ...(seed === undefined ? { Deck: tagIn(record, 'Deck') } : {}),
    Seed: [seed ?? random64()],
    Bots: [players.map(({ bot }) => bot ?? '-').join(' ')],
  };
  const challenge = await packed(`${tagsText(tags)}\n${shortened(record)}`);
  return challenge.length <= longestChallenge ? challenge : undefined;
}

// Returns the decisions of a record in the writer's form (N7), a turn a line, without what makes them easy to read.
function shortened(record: string): string {
  const [, turns = ''] = record.split('\n\n');
  return turns.replaceAll(/^\d+\. | /gm, '');
}

// The reverse.
function lengthened(turns: string): string {
  const decision = /[1-9][GYRBPX]|@?[GYRBPX-]{3}|[~<>]/g;
  const lines = turns.split('\n').map((turn, index) => `${index + 1}. ${(turn.match(decision) ?? []).join(' ')}\n`);
  return `\n${lines.join('')}\n`;
}

// What may be known before the game.
const Offered = v.object({
  edition: Edition,
  variant: Variant,
  ruling: RulingTag,
  first: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(6)),
  players: v.pipe(v.array(v.object({ name: v.string(), bot: v.exactOptional(BotLevel) })), v.minLength(2)),
});
export type Offered = v.InferOutput<typeof Offered> & Pick<GameSetup, 'challenge'>;

// Returns undefined if it is damaged.
export async function offeredIn(challenge: string): Promise<Offered | undefined> {
  const record = await unpacked(challenge, longestRecord).catch(() => undefined);
  if (record === undefined || challenge.length > longestChallenge) return undefined;
  const one = (name: string) => tagIn(record, name)[0];
  const bots = one('Bots')?.split(' ') ?? [];
  const read = v.safeParse(Offered, {
    edition: one('Edition'),
    variant: one('Variant'),
    ruling: one('Ruling'),
    first: one('First'),
    players: tagIn(record, 'Seats').map((name, seat) => (bots[seat] === '-' ? { name } : { name, bot: bots[seat] })),
  });
  return read.success ? { ...read.output, challenge } : undefined;
}

export const challengeIn = (hash: string): string => hash.slice(challengeAddress.length);

// Returns the record of the game that the finished game `record` was challenged with, if any: its decisions and names,
// with the deal that both had.
export async function challengerOf(record: string): Promise<string | undefined> {
  const [challenge] = tagIn(record, 'Challenge');
  if (challenge === undefined) return undefined;
  const [tags = '', turns = ''] = (await unpacked(challenge, longestRecord))?.split('\n\n') ?? [];
  const deck = tagIn(tags, 'Deck').length > 0 ? {} : { Deck: tagIn(record, 'Deck') };
  return `${tags}\n${tagsText(deck)}${lengthened(turns)}`;
}
