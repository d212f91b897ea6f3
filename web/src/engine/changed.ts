import type { PlacingTable, Table, TableChanges } from './protocol';

// The table after a step. What belongs to placing goes with its phase.
export function changed(table: Table, changes: TableChanges): Table {
  const after = { ...table, ...changes } as Partial<PlacingTable>;
  if ((changes.phase ?? table.phase) !== 'place') {
    delete after.hand;
    delete after.owner;
    delete after.partner_allowed;
  }
  return after as Table;
}
