// Opens games to look back at. Games played here are stored. A single record becomes the address of its review; several
// games are added to those of this device.
import { router } from './router.svelte';
import { startReview } from '../review/client';
import { takeIn, type Added } from '../review/files';
import { linkOf } from '../review/link';
import { problemOf, type Problem } from '../review/problem';

export { keepGame } from '../review/past';

// The address that says why a file was not opened.
export const refusedFile = '#file';

// The result of the last file, for the place that shows it.
class LastFile {
  added = $state.raw<Added>();
  problem = $state.raw<Problem>({ trouble: 'none' });
}
export const lastFile = new LastFile();

export async function openRecord(record: string): Promise<void> {
  router.go('review', await linkOf(record));
}

// Opens any file that a person chose or dropped.
export async function openFile(file: File): Promise<void> {
  const { client, end } = startReview();
  const taken = await takeIn(file, client).catch(problemOf);
  end();
  if ('record' in taken) {
    await openRecord(taken.record);
  } else if ('added' in taken) {
    lastFile.added = taken;
    if (router.current !== 'games') router.go('games', '/');
  } else {
    lastFile.problem = taken;
    if (router.hash !== refusedFile) router.go('review', refusedFile);
  }
}
