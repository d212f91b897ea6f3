// How games come to be looked back at: a record becomes the address of its screen; several games, those of this device.
import { screens } from './router.svelte';
import { startReview } from '../review/client';
import { takeIn, type Added } from '../review/files';
import { linkOf } from '../review/link';
import { problemOf, type Problem } from '../review/problem';

// The address where it is told why a file was not opened.
export const refusedFile = '#file';

// What became of the last file, for the screen that it leads to.
class LastFile {
  added = $state.raw<Added>();
  problem = $state.raw<Problem>({ trouble: 'none' });
}
export const lastFile = new LastFile();

export async function openRecord(record: string): Promise<void> {
  screens.go('review', await linkOf(record));
}

// A file that somebody chose or dropped, whatever is in it.
export async function openFile(file: File): Promise<void> {
  const { client, end } = startReview();
  const taken = await takeIn(file, client).catch(problemOf);
  end();
  if ('record' in taken) {
    await openRecord(taken.record);
  } else if ('added' in taken) {
    lastFile.added = taken;
    if (screens.current !== 'games') screens.go('games', '/');
  } else {
    lastFile.problem = taken;
    if (screens.hash !== refusedFile) screens.go('review', refusedFile);
  }
}
