// The pace, flights and sounds of games on this device, by its settings.
import { language } from '../i18n/language.svelte';
import { sound, type Sound } from '../sound/sounds';
import { readAloud } from '../sound/voice';
import { fly, shake } from '../table/fly';
import type { Stage, Timing } from './session.svelte';
import { lookSetting, lookTimes, type Pace } from '../device/settings';
import { settings } from '../device/store.svelte';

export const thinkingTimes: Record<Pace, number> = { slow: 1700, normal: 550, fast: 350 }; // milliseconds

export const timing: Timing = {
  look: ({ table, learning }) => lookTimes[settings[lookSetting(table.options.variant, learning)]],
  think: () => thinkingTimes[settings.botSpeed],
};

// What is felt, by what is heard: milliseconds of vibration and rest in turn.
const vibrations: Partial<Record<Sound, number[]>> = {
  yourTurn: [80],
  take: [40, 60, 40],
  rookie: [60, 40, 60, 40, 240],
};

export const stage: Stage = {
  fly,
  shake,
  hear: (name) => {
    sound(name, settings);
    const felt = settings.vibration && vibrations[name];
    if (felt && 'vibrate' in navigator) navigator.vibrate(felt);
  },
  say: (text) => (settings.voice ? readAloud(text, language.code) : Promise.resolve()),
};
