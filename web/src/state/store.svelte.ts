// The settings of this device, kept in the browser.
import { readSettings, type Settings } from './settings';

const key = 'rookie.settings';

function storedText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage may be forbidden; playing is not.
  }
}

export const settings: Settings = $state(readSettings(storedText(), navigator.languages));

export function keepSettings(): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // As above.
  }
}
