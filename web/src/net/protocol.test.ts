// The conversation of examples.json was played by the server's tests: everything in it is what protocol.ts describes.
import { describe, expect, test } from 'vitest';

import examples from '../../../tests/online/examples.json';
import type { Table } from '../engine/protocol';
import { heardTypes, isClientMessage, isServerMessage, isTable, saidTypes } from './checks';
import { changed, type ServerMessage } from './protocol';

const said = examples.filter((example) => 'says' in example).map(({ message }) => message);
const heard = (who: string) =>
  examples.flatMap((example) => ('hears' in example && example.hears === who ? [example.message as unknown] : []));

describe('the example conversation', () => {
  test('is said as it should be, with every message', () => {
    for (const message of said) isClientMessage(message, 'message');
    expect(new Set(said.map(({ type }) => type))).toEqual(new Set(saidTypes));
  });

  test('is heard as it should be, with every message', () => {
    const types = new Set<string>();
    for (const message of [...heard('Ada'), ...heard('Ben')]) {
      isServerMessage(message, 'message');
      types.add(message.type);
    }
    expect(types).toEqual(new Set(heardTypes));
  });

  test('gives whole tables, step by step, which those agree with who come later', () => {
    let table: Table | undefined;
    let sequence = 0;
    const tables: Table[] = [];
    for (const message of heard('Ada') as ServerMessage[]) {
      if (message.type === 'over') break;
      if (message.type === 'game') table = message.game.table;
      if (message.type !== 'happened' || !table) continue;
      table = message.table ?? table;
      for (const step of message.steps) {
        table = changed(table, step.table);
        isTable(table, 'table');
      }
      sequence = message.seq;
      tables[sequence] = table;
    }
    expect(table?.phase).toBe('over');
    const late = (heard('Ben') as ServerMessage[]).findLast((message) => message.type === 'state')?.game;
    expect(late?.table).toEqual(tables[late?.seq ?? -1]);
  });
});
