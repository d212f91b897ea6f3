import { expect, test } from 'vitest';

import { isGamesFile, isReplay, isReport, isVerdict } from './checks';
import { playthroughs, startForTest } from './testing';

test.each(playthroughs)('what is said of %s is as described', async (_, record) => {
  const client = startForTest();
  const replay = await client.ask('open', { record });
  isReplay(replay, 'replay');
  const file = await client.ask('games', { file: record });
  isGamesFile(file, 'file');
  expect(file.games.map(({ rgn, winners }) => [rgn, winners.length > 0])).toEqual([[record, replay.over]]);
  const last = replay.decisions.length - 1;
  const verdict = await client.ask('judge', { decision: last });
  isVerdict(verdict, 'verdict');
  const report = await client.ask('report');
  isReport(report, 'report');
  expect(report.players).toHaveLength(replay.record.options.seats);
  expect(report.verdicts).toEqual([{ ...verdict, decision: last }]);
});
