import type { IconName } from '../../art/icons';
import { settings } from '../../device/store.svelte';
import { language } from '../../i18n/language.svelte';

// Something that can be done, in a list of such.
export interface Way {
  icon: IconName;
  label: string;
  on?: boolean; // of what is switched on and off
  go: () => void;
}

export const soundWay = (): Way => ({
  icon: settings.sound ? 'sound' : 'mute',
  label: language.messages.settings.sound,
  on: settings.sound,
  go: () => (settings.sound = !settings.sound),
});
