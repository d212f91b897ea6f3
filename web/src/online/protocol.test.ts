// The conversation of examples.json was played by the server's tests: everything in it is what protocol.ts describes.
import { describe, expect, test } from 'vitest';

import examples from '../../../tests/online/examples.json';
import { changed } from '../engine/changed';
import { Table } from '../engine/protocol';
import { parsed } from '../engine/schema';
import { ClientMessage, ServerMessage } from './protocol';

const said = examples.filter((example) => 'says' in example).map(({ message }) => message);
const heard = (who: string) =>
  examples.flatMap((example) => ('hears' in example && example.hears === who ? [example.message as unknown] : []));

const typesOf = ({ options }: typeof ClientMessage | typeof ServerMessage) =>
  new Set(options.map(({ entries }) => entries.type.literal));

describe('the example conversation', () => {
  test('is said as it should be, with every message', () => {
    const types = said.map((message) => parsed(ClientMessage, message).type);
    expect(new Set(types)).toEqual(typesOf(ClientMessage));
  });

  test('is heard as it should be, with every message', () => {
    const types = [...heard('Ada'), ...heard('Ben')].map((message) => parsed(ServerMessage, message).type);
    expect(new Set(types)).toEqual(typesOf(ServerMessage));
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
        parsed(Table, table);
      }
      sequence = message.seq;
      tables[sequence] = table;
    }
    expect(table?.phase).toBe('over');
    const late = (heard('Ben') as ServerMessage[]).findLast((message) => message.type === 'state')?.game;
    expect(late?.table).toEqual(tables[late?.seq ?? -1]);
  });
});
