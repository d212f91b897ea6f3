import type { Event, PlacingTable, Step, Table, TableChanges, ToldStep } from './protocol';

// Returns the table after a step. The fields of placing disappear with their phase.
export function changed(table: Table, changes: TableChanges): Table {
  const after = { ...table, ...changes } as Partial<PlacingTable>;
  if ((changes.phase ?? table.phase) !== 'place') {
    delete after.hand;
    delete after.owner;
    delete after.partner_allowed;
  }
  return after as Table;
}

// Returns the steps that follow this table.
export function stepsFrom(table: Table, told: readonly ToldStep[]): Step[] {
  let now = table;
  return told.map((step) => {
    now = changed(now, step.table);
    return { event: step.event, table: now };
  });
}

// Whether two cards that do not match are covered by this, after a look (R3.3).
export const coversMismatch = (event: Event | undefined): boolean => event?.type === 'covered' && event.clause === 'R3.3';

// Returns the steps from the second card of a mismatch on, if there is one among them.
export function lookFrom(steps: readonly Step[]): Step[] | undefined {
  const covered = steps.findIndex(({ event }) => coversMismatch(event));
  return covered > 0 ? steps.slice(covered - 1) : undefined;
}
