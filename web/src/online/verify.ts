// The fair deal (docs/fair-deal.md): a player's part in it, and its check, which needs neither server nor engine.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// What this page itself saw before the first card was turned over.
export interface Witness {
  commitment: string; // as given before `entropy` was sent
  seat: number; // of the player, from 0
  entropy: string;
}

export type Verdict =
  | 'fair'
  | 'incomplete' // the record does not contain all that is needed
  | 'commitment-replaced' // not the one this page was given
  | 'entropy-replaced' // this player's is missing or different
  | 'commitment-broken' // not made from this secret and these terms
  | 'deck-replaced'; // not the one that follows from secret and entropy

// What a player adds to a deal. (crypto.subtle is missing on a page without https; random numbers are not.)
export const newEntropy = () => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

const hash = (...parts: Uint8Array[]) => sha256(concatBytes(...parts));

const commitmentOf = (secret: Uint8Array, terms: string) =>
  hash(utf8ToBytes('rookie commitment 1\n'), secret, utf8ToBytes(terms));

export const seedOf = (secret: Uint8Array, commitment: Uint8Array, entropy: readonly Uint8Array[]) =>
  hash(
    utf8ToBytes('rookie seed 1\n'),
    secret,
    commitment,
    ...entropy.flatMap((one) => [Uint8Array.of(one.length), one]),
  );

function deckOf(seed: Uint8Array, cards: string): string {
  const ticket = (number: number) => bytesToHex(hash(seed, Uint8Array.of(0, 0, 0, number)));
  const tickets = Array.from(cards, (card, number) => ({ card, ticket: ticket(number) }));
  tickets.sort((one, other) => (one.ticket < other.ticket ? -1 : 1));
  return tickets.map(({ card }) => card).join('');
}

// Returns all cards in canonical order (R1); undefined for an unknown edition.
function cardsOf(edition: string, variant: string): string | undefined {
  const size = { classic: '5x18', pocket: '5x12' }[edition] ?? edition;
  const [, colours, copies] = /^([1-5])x(\d{1,2})$/.exec(size) ?? [];
  if (colours === undefined || copies === undefined) return undefined;
  const kinds = 'GYRBP'.slice(0, Number(colours)) + (variant === 'kids' ? '' : 'X');
  return Array.from(kinds, (kind) => kind.repeat(Number(copies))).join('');
}

// Returns the lines of a header in the writer's form (N7), by tag; undefined if a tag occurs twice.
function headerOf(record: string): Map<string, string> | undefined {
  const all = record.split('\n');
  const lines = all.slice(0, Math.max(all.indexOf(''), 0));
  const header = new Map(lines.map((line) => [/^\[(\w+) /.exec(line)?.[1] ?? '', line]));
  return header.size === lines.length ? header : undefined;
}

interface Claim {
  terms: string;
  cards: string;
  deck: string;
  commitment: string;
  secret: Uint8Array;
  entropy: string[]; // by seat; '-' if there is none
}

// Returns what a record claims about its deal; undefined if anything is missing or malformed.
function claimOf(record: string): Claim | undefined {
  const header = headerOf(record);
  if (!header) return undefined;
  const value = (tag: string) => /^\[\w+ "(.*)"\]$/su.exec(header.get(tag) ?? '')?.[1] ?? '';
  const terms = ['Edition', 'Variant', 'Ruling', 'Seats', 'First', 'Game'].map((tag) => header.get(tag));
  const cards = cardsOf(value('Edition'), value('Variant'));
  const entropy = value('Entropy').split(' ');
  const wellFormed =
    entropy.every((one) => /^([0-9a-f]{32}|-)$/.test(one)) &&
    [value('Commit'), value('Secret')].every((one) => /^[0-9a-f]{64}$/.test(one));
  if (!wellFormed || cards === undefined || terms.includes(undefined)) return undefined;
  return {
    terms: terms.map((line) => `${line ?? ''}\n`).join(''),
    cards,
    deck: value('Deck'),
    commitment: value('Commit'),
    secret: hexToBytes(value('Secret')),
    entropy,
  };
}

// Checks the deal of a finished game: the record from the server against what this page saw. Without a witness, only
// checks that the record agrees with itself.
export function verifyDeal(record: string, witness?: Witness): Verdict {
  const claim = claimOf(record);
  if (!claim) return 'incomplete';
  if (witness && witness.commitment !== claim.commitment) return 'commitment-replaced';
  if (witness && witness.entropy !== claim.entropy[witness.seat]) return 'entropy-replaced';
  const commitment = commitmentOf(claim.secret, claim.terms);
  if (bytesToHex(commitment) !== claim.commitment) return 'commitment-broken';
  const entropy = claim.entropy.map((one) => hexToBytes(one === '-' ? '' : one));
  return deckOf(seedOf(claim.secret, commitment, entropy), claim.cards) === claim.deck ? 'fair' : 'deck-replaced';
}
