// Lets cards fly over everything else.
import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

import type { Flight, CardPlace } from './flights';
import { numberOf, partAround, selectorOf } from './marks';

const duration = 340; // milliseconds
const usualStagger = 70;
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

// Where an element is on the screen: its middle, its size and how far it is turned.
interface Stand {
  x: number;
  y: number;
  width: number;
  angle: number;
}

// The width is that of the element at rest, even while it turns or drops.
function standOf(element: HTMLElement): Stand {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: element.offsetWidth, angle: angleOf(element) };
}

const isCard = (element: HTMLElement) => element.classList.contains('card');

// Returns a copy of the card, to lie at that place.
function copyOf(card: HTMLElement, { x, y, width, angle }: Stand): HTMLElement {
  const copy = document.createElement('span');
  copy.className = card.classList.contains('back') ? 'card back' : 'card';
  copy.dataset.flying = '';
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${y - width / 2}px auto auto ${x - width / 2}px`,
    width: `${width}px`,
    height: `${width}px`,
    transform: `rotate(${angle}deg)`,
  });
  copy.append(...[...card.querySelectorAll('svg')].slice(0, 1).map((face) => face.cloneNode(true)));
  return copy;
}

async function land(copy: HTMLElement, start: Stand, to: HTMLElement, end: Stand): Promise<void> {
  const way = `translate(${end.x - start.x}px, ${end.y - start.y}px)`;
  const frames = [
    { transform: copy.style.transform, opacity: 1 },
    {
      transform: `${way} rotate(${end.angle}deg) scale(${isCard(to) ? end.width / start.width : 0.4})`,
      opacity: isCard(to) ? 1 : 0.2,
    },
  ];
  await copy.animate(frames, { duration, easing, fill: 'both' }).finished;
  to.style.visibility = '';
  copy.remove();
}

// How cards that are taken one by one leave, and what happens when one arrives.
export interface OneByOne {
  each: number; // milliseconds between two cards
  landed: () => void;
}

// Lifts the cards, calls `update` to show the table after the flights, and lands the cards there. A pile shows its old
// top until the new one lands. Resolves when all have arrived. A card that is not on this screen does not fly; with
// reduced motion none does. Everything is measured before anything is moved: each change between two measurements would
// make the browser lay out the whole table again.
export async function fly(flights: readonly Flight[], update: () => void, oneByOne?: OneByOne): Promise<void> {
  const air = document.querySelector(selectorOf('air'));
  const lifted = (prefersReducedMotion.current || !air ? [] : flights).flatMap(({ from, to, beneath }) => {
    const card = elementAt(from);
    if (!card) return [];
    const covered = 'pile' in to ? elementAt(to) : undefined;
    const under = covered && copyOf(covered, standOf(covered));
    const start = standOf(card);
    return [{ start, copy: beneath ? undefined : copyOf(card, start), under, to }];
  });
  update();
  await tick();
  const ways = lifted.flatMap(({ start, copy, under, to }) => {
    const target = elementAt(to);
    return target ? [{ start, under, copy: copy ?? copyOf(target, start), target, end: standOf(target) }] : [];
  });
  // The first to fly lies on top.
  air?.append(...ways.flatMap(({ under, copy }) => (under ? [copy, under] : [copy])).reverse());
  for (const { target } of ways) if (isCard(target)) target.style.visibility = 'hidden';
  await Promise.all(
    ways.map(async ({ start, copy, under, target, end }, index) => {
      // Not as the delay of an animation: each that waits would cost a layer of its own.
      await new Promise((due) => setTimeout(due, index * (oneByOne?.each ?? usualStagger)));
      await land(copy, start, target, end);
      under?.remove();
      oneByOne?.landed();
    }),
  );
}

// The piles of a seat that is robbed shake, longer and wider the more cards it loses; not with reduced motion.
export async function shake(seat: number, cards: number): Promise<void> {
  if (prefersReducedMotion.current) return;
  const width = `${Math.min(2 + cards / 2, 10)}%`;
  const frames = { translate: ['0', `-${width}`, width, '0'] };
  const iterations = Math.ceil(Math.min(1 + cards / 3, 7));
  const trays = [...document.querySelectorAll(selectorOf('tray', seat))];
  await Promise.all(trays.map((tray) => tray.animate(frames, { duration: 90, iterations }).finished));
}
