// Opens and finds tables, and remembers those where this device has a seat.
import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';

import { faceCount } from '../art/faces';
import { isFace } from '../device/faces';
import { fieldsOf, keep, storedText } from '../device/stored';
import { number, object, optional, text } from '../engine/schema';
import { tablesKey } from './offered';
import type { ClientMessage, TableSettings } from './protocol';

const names = { id: text, code: text }; // the code is for people
const TableNames = object(names);
export type TableNames = v.InferOutput<typeof TableNames>;
const Addresses = object({ addresses: v.array(text) });

// `lost`: the server cannot be reached; `none`: it has no such table; `often`: too many requests; `server`: it fails.
export type TableTrouble = 'lost' | 'none' | 'often' | 'server';

const troubles: Partial<Record<number, TableTrouble>> = { 404: 'none', 429: 'often' };

async function askFor(path: string, request?: RequestInit): Promise<TableNames | TableTrouble> {
  try {
    const answer = await fetch(path, { cache: 'no-store', ...request });
    if (!answer.ok) return troubles[answer.status] ?? 'server';
    const table: unknown = await answer.json();
    return v.is(TableNames, table) ? table : 'server';
  } catch {
    return 'lost';
  }
}

export function openTable(settings: Partial<TableSettings>): Promise<TableNames | TableTrouble> {
  return askFor('/api/tables', { method: 'POST', body: JSON.stringify(settings) });
}

// Forgets the seat at a table that no longer exists.
export async function findTable(code: string): Promise<TableNames | TableTrouble> {
  const found = await askFor(`/api/tables/${encodeURIComponent(code)}`);
  const kept = keptTable(code);
  if (kept && found === 'none') forgetTable(kept.id);
  return found;
}

// The address at which others find this page: this browser's, unless only this computer knows itself by that name.
export async function addressForOthers(): Promise<string | undefined> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return location.href;
  try {
    const answer = await fetch('/api/addresses', { cache: 'no-store' });
    return v.parse(Addresses, await answer.json()).addresses[0];
  } catch {
    return undefined;
  }
}

// --- kept on this device ---

const KeptTable = object(names, {
  token: text, // its bearer has the seat
  witness: optional(object({ game: text, commitment: text, seat: number, entropy: text })), // of the last deal (verify.ts)
});
export type KeptTable = v.InferOutput<typeof KeptTable>;

const nameKey = 'rookie.name';
const mostTables = 8;

// Newest first.
export function keptTables(): KeptTable[] {
  const { tables } = fieldsOf<{ tables: unknown }>(storedText(tablesKey));
  return Array.isArray(tables) ? tables.filter((table) => v.is(KeptTable, table)) : [];
}

export const keptTable = (code: string) => keptTables().find((table) => table.code === code);

export function keepTable(table: KeptTable): void {
  const others = keptTables().filter(({ id }) => id !== table.id);
  keep(tablesKey, { tables: [table, ...others].slice(0, mostTables) });
}

export function forgetTable(id: string): void {
  keep(tablesKey, { tables: keptTables().filter((table) => table.id !== id) });
}

// Returns the last table where this device has a seat, if it still exists.
export async function seatWaiting(): Promise<TableNames | undefined> {
  const [last] = keptTables();
  if (!last) return undefined;
  const found = await findTable(last.code);
  return typeof found === 'string' ? undefined : found;
}

// Returns the seat at this table, or the claim to one.
export function claimAt(names: TableNames): KeptTable {
  const kept = keptTables().find(({ id }) => id === names.id);
  return kept ?? { ...names, token: bytesToHex(crypto.getRandomValues(new Uint8Array(16))) };
}

export function keptName(): string {
  const { name } = fieldsOf<{ name: unknown }>(storedText(nameKey));
  return typeof name === 'string' ? name : '';
}

// Returns the face that goes with the name: by chance, until one is chosen.
export function keptFace(): number {
  const { face } = fieldsOf<{ face: unknown }>(storedText(nameKey));
  return isFace(face) ? face : Math.floor(Math.random() * faceCount);
}

export function keepName(name: string, face: number): void {
  keep(nameKey, { name, face });
}

// What to say to sit down with the name and the face kept.
export const sitDown = (): ClientMessage => ({ type: 'join', name: keptName(), face: keptFace() });
