// The pace, flights and sounds of games on this device, by its settings.
import { sound } from '../sound/sounds';
import { fly, shake } from '../table/fly';
import type { Stage, Timing } from './session.svelte';
import { lookTimes, type Pace } from '../device/settings';
import { settings } from '../device/store.svelte';

export const thinkingTimes: Record<Pace, number> = { slow: 1700, normal: 950, fast: 350 }; // milliseconds

export const timing: Timing = {
  look: () => lookTimes[settings.lookTime],
  think: () => thinkingTimes[settings.botSpeed],
};

export const stage: Stage = {
  fly,
  shake,
  hear: (name) => sound(name, settings),
};
