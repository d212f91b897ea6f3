// For tests and the gallery.
import type { Stage } from './session.svelte';

// Shows everything at once. What would be heard is added to `heard`.
export const stageAtOnce = (heard: string[] = []): Stage => ({
  fly: (_flights, update) => {
    update();
    return Promise.resolve();
  },
  shake: () => Promise.resolve(),
  hear: (sound) => void heard.push(sound),
  say: () => Promise.resolve(),
});
