import type { IconName } from '../../art/icons';
import { settings } from '../../device/store.svelte';
import { language } from '../../i18n/language.svelte';

// An entry in a list of things to do.
export interface Way {
  icon: IconName;
  label: string;
  on?: boolean; // if it is a switch: its state
  go: () => void;
}

export const soundWay = (): Way => ({
  icon: settings.sound ? 'sound' : 'mute',
  label: language.messages.settings.sound,
  on: settings.sound,
  go: () => (settings.sound = !settings.sound),
});
