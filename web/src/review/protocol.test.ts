// The real review of every golden game; all that it says is checked on its way, as protocol.ts describes it.
import { expect, test } from 'vitest';

import { playthroughs, startForTest } from './testing';

test.each(playthroughs)('what is said of %s is as described', async (_, record) => {
  const client = startForTest();
  const replay = await client.ask('open', { record });
  const file = await client.ask('games', { file: record });
  expect(file.games.map(({ rgn, winners }) => [rgn, winners.length > 0])).toEqual([[record, replay.over]]);
  const last = replay.decisions.length - 1;
  const verdict = await client.ask('judge', { decision: last });
  const report = await client.ask('report');
  expect(report.players).toHaveLength(replay.record.options.seats);
  expect(report.verdicts).toEqual([{ ...verdict, decision: last }]);
});
