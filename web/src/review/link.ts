// A game as an address: "#g=" and its record, packed. A browser does not send what follows the #, so a link needs no
// server and opens without a connection.
import { packed, unpacked } from '../engine/packed';
import { gameAddress } from './address';

export const longestRecord = 64_000; // bytes; a long game takes about 5000
export const longestSharedLink = 8000; // characters; mail programs and messengers cut longer ones

// `damaged`: not made by `linkOf`, or incomplete.
export type LinkProblem = 'damaged' | 'big';

// Returns the record as a file for a download link.
export const fileOf = (record: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`;

export const linkOf = async (record: string): Promise<string> => gameAddress + (await packed(record));

export async function recordIn(hash: string): Promise<{ record: string } | { problem: LinkProblem }> {
  try {
    const record = await unpacked(hash.slice(gameAddress.length), longestRecord);
    return record === undefined ? { problem: 'big' } : { record };
  } catch {
    return { problem: 'damaged' };
  }
}
