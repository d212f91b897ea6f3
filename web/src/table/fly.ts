// Cards on their way, over everything else.
import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

import type { Flight, Place } from './flights';
import { numberOf, partAround, selectorOf } from './marks';

const duration = 340; // milliseconds
const stagger = 70;
const easing = 'cubic-bezier(0.3, 0, 0.2, 1)';

function selectorAt(place: Place): string {
  if ('spot' in place) return `${selectorOf('spot', place.spot)} .card`;
  if ('hand' in place) return selectorOf('kind', place.hand);
  if ('pile' in place) return `${selectorOf('tray', place.seat)} ${selectorOf('pile', place.pile)} .card`;
  return `${selectorOf('seat', place.seat)} .points`;
}

// What lies there now. A partner's tray may be shown twice: the larger one counts.
function elementAt(place: Place): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selectorAt(place))];
  return found.sort((one, other) => other.clientWidth - one.clientWidth)[0];
}

// How far an element of a flat table is turned, in degrees.
export const angleOf = (element: Element): number => numberOf(partAround(element, 'angle'), 'angle');

// A copy of the card, where it lies.
function lift(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const box = { inset: `${top}px auto auto ${left}px`, width: `${width}px`, height: `${height}px` };
  const copy = document.createElement('span');
  copy.className = card.classList.contains('back') ? 'card back' : 'card';
  copy.dataset.flying = '';
  Object.assign(copy.style, { position: 'fixed', ...box, transform: `rotate(${angleOf(card)}deg)` });
  copy.append(...[...card.querySelectorAll('svg')].slice(0, 1).map((face) => face.cloneNode(true)));
  return copy;
}

async function land(copy: HTMLElement, to: HTMLElement, delay: number): Promise<void> {
  const [start, end] = [copy.getBoundingClientRect(), to.getBoundingClientRect()];
  const way = `translate(${end.left + end.width / 2 - start.left - start.width / 2}px,
    ${end.top + end.height / 2 - start.top - start.height / 2}px)`;
  const isCard = to.classList.contains('card');
  const size = isCard ? end.width / start.width : 0.4;
  const frames = [
    { transform: copy.style.transform, opacity: 1 },
    { transform: `${way} rotate(${angleOf(to)}deg) scale(${size})`, opacity: isCard ? 1 : 0.2 },
  ];
  if (isCard) to.style.visibility = 'hidden';
  await copy.animate(frames, { duration, easing, delay, fill: 'both' }).finished;
  to.style.visibility = '';
  copy.remove();
}

// Lifts the cards, lets `update` show the table without them, and lands them where they lie then; what lay there before
// stays until then. Resolves when all have arrived. What is not on this screen does not fly; with reduced motion nothing
// does.
export async function fly(flights: readonly Flight[], update: () => void): Promise<void> {
  const air = document.querySelector(selectorOf('air'));
  const lifted = (prefersReducedMotion.current || !air ? [] : flights).flatMap(({ from, to }) => {
    const [card, beneath] = [elementAt(from), 'pile' in to ? elementAt(to) : undefined];
    return card ? [{ copy: lift(card), beneath: beneath ? [lift(beneath)] : [], to }] : [];
  });
  update();
  await tick();
  const landings = lifted.map(async ({ copy, beneath, to }, index) => {
    const target = elementAt(to);
    if (!target) return;
    air?.append(...beneath, copy);
    await land(copy, target, index * stagger);
    for (const card of beneath) card.remove();
  });
  await Promise.all(landings);
}
