// Dragging a card of the hand onto a pile, with a finger, a pen or a mouse. A tap stays a tap.
import type { Attachment } from 'svelte/attachments';

import { angleOf } from './fly';
import { numberOf, partAround } from './marks';

const slack = 8; // pixels that a tap may move

type OnDrop = (seat: number, pile: number) => void;

function pileUnder({ clientX, clientY }: PointerEvent): { seat: number; pile: number } | undefined {
  const pile = partAround(document.elementFromPoint(clientX, clientY), 'pile');
  const tray = partAround(pile, 'tray');
  return pile && tray ? { seat: numberOf(tray, 'tray'), pile: numberOf(pile, 'pile') } : undefined;
}

// Turns a distance on the screen into one seen from the card, which may lie on a turned table.
function asTurned(card: Element, x: number, y: number): string {
  const angle = (angleOf(card) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `${x * cos + y * sin}px ${y * cos - x * sin}px`;
}

export function draggable(ondrop: OnDrop): Attachment<HTMLElement> {
  return (card) => {
    let from: PointerEvent | undefined;
    let dragging = false;

    const begin = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = event;
      card.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (from?.pointerId !== event.pointerId) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!dragging && Math.hypot(x, y) < slack) return;
      dragging = true;
      Object.assign(card.style, { translate: asTurned(card, x, y), pointerEvents: 'none', zIndex: '1' });
    };
    const end = (event: PointerEvent) => {
      const target = dragging && event.type === 'pointerup' ? pileUnder(event) : undefined;
      Object.assign(card.style, { translate: '', pointerEvents: '', zIndex: '' });
      [from, dragging] = [undefined, false];
      if (target) ondrop(target.seat, target.pile);
    };
    const gone = new AbortController();
    const { signal } = gone;
    card.addEventListener('pointerdown', begin, { signal });
    card.addEventListener('pointermove', move, { signal });
    for (const name of ['pointerup', 'pointercancel'] as const) card.addEventListener(name, end, { signal });
    return () => gone.abort();
  };
}
