import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

const eased = (t: number) => 1 - (1 - t) ** 3;

// A card turns about its upright axis; with reduced motion it fades.
export function turn(_card: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 150, css: (t) => `opacity:${t}` };
  return { duration: 220, easing: eased, css: (t) => `transform:scaleX(${t})` };
}

// A card drops onto a pile; with reduced motion it fades.
export function drop(_card: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 150, css: (t) => `opacity:${t}` };
  return { duration: 220, easing: eased, css: (t) => `transform:scale(${1.25 - 0.25 * t});opacity:${t}` };
}

// What may not be chosen shakes its head; with reduced motion it blinks.
export function wobble(part: Element): void {
  part.animate(
    prefersReducedMotion.current ? { opacity: [1, 0.6, 1] } : { rotate: ['0deg', '-4deg', '4deg', '-2deg', '0deg'] },
    { duration: 300 },
  );
}

// Points swell when the cards that they count arrive.
export function grow(_points: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  return { duration: 600, css: (t) => `scale:${1 + 0.4 * Math.sin(Math.PI * Math.max(0, 2 * t - 1))}` };
}
