// Eyes that close for a moment now and then, while `alive`; never with reduced motion.
import { prefersReducedMotion } from 'svelte/motion';

const closedFor = 140; // milliseconds
const openFor = () => 2500 + 4000 * Math.random();

export function blinking(alive: () => boolean): { readonly closed: boolean } {
  let closed = $state(false);
  $effect(() => {
    if (!alive() || prefersReducedMotion.current) return;
    const timer = setTimeout(() => (closed = !closed), closed ? closedFor : openFor());
    return () => clearTimeout(timer);
  });
  return {
    get closed() {
      return closed;
    },
  };
}
