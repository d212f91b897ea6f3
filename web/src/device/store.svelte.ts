// The settings of this device, kept in the browser.
import { readSettings, type Settings } from './settings';
import { keep, storedText } from './stored';

const key = 'rookie.settings';

export const settings: Settings = $state(readSettings(storedText(key), navigator.languages));

export function keepSettings(): void {
  keep(key, settings);
}
