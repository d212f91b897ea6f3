// Lets cards fly over everything else.
import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

import type { Flight, CardPlace } from './flights';
import { numberOf, partAround, selectorOf } from './marks';

const duration = 340; // milliseconds
const stagger = 70;
const easing = 'cubic-bezier(0.3, 0, 0.2, 1)';

function selectorAt(place: CardPlace): string {
  if ('spot' in place) return `${selectorOf('spot', place.spot)} .card`;
  if ('hand' in place) return selectorOf('kind', place.hand);
  if ('pile' in place) return `${selectorOf('tray', place.seat)} ${selectorOf('pile', place.pile)} .card`;
  return `${selectorOf('seat', place.seat)} .points`;
}

// Returns what lies there now. A partner's tray may be shown twice; then it is the larger one.
function elementAt(place: CardPlace): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selectorAt(place))];
  return found.sort((one, other) => other.clientWidth - one.clientWidth)[0];
}

// Returns how far an element of a flat table is turned, in degrees.
export const angleOf = (element: Element): number => numberOf(partAround(element, 'angle'), 'angle');

// Returns a copy of the card, at the same place.
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

// Lifts the cards, calls `update` to show the table after the flights, and lands the cards there. A pile shows its old
// top until the new one lands. Resolves when all have arrived. A card that is not on this screen does not fly; with
// reduced motion none does.
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
