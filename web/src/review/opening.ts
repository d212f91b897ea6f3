// How a game comes to be looked back at: its record becomes the address of the screen.
import { screens } from '../state/screens.svelte';
import { linkOf, longestRecord } from './link';

// The address of a file that is too large to be opened.
export const tooBig = '#big';

export async function openRecord(record: string): Promise<void> {
  screens.go('review', await linkOf(record));
}

// A file that somebody chose or dropped, whatever is in it.
export async function openFile(file: File): Promise<void> {
  if (file.size > longestRecord) screens.go('review', tooBig);
  else await openRecord(await file.text());
}
