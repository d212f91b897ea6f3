// Keys that do something wherever the focus is, as long as a game is on the screen.
import { settings } from './store.svelte';

// Returns the key that the page may act on, in lower case. Dialogs keep all keys for themselves, and a person can switch
// off commands of a single character (WCAG 2.1.4).
export function commandOf({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (repeat || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return undefined;
  return key.length > 1 || settings.singleKeys ? key.toLowerCase() : undefined;
}
