// The data attributes by which animation, dragging, focus and the browser tests find the parts of a table. A component
// sets its attribute itself (`data-spot={spot}`); code that looks for a part does so through this file.
export const marks = [
  'spot', // a spot of the board: its number
  'seat', // a seat, its points and tray included: its number
  'tray', // three piles: the number of their seat (a partner's tray may be inside another's `seat`)
  'pile', // a pile of a tray: its number; a button if a card may be laid there
  'kind', // a card of the hand: its kind
  'angle', // an edge of a flat table: how far it is turned, in degrees
  'air', // the layer in which cards fly
  'flying', // a flying copy of a card
] as const;
export type Mark = (typeof marks)[number];

export const selectorOf = (mark: Mark, value?: number | string): string =>
  value === undefined ? `[data-${mark}]` : `[data-${mark}="${value}"]`;

// Returns the part that an element belongs to.
export const partAround = (element: Element | null, mark: Mark): HTMLElement | null =>
  element?.closest<HTMLElement>(selectorOf(mark)) ?? null;

// Returns the number of a part, 0 if there is no such part.
export const numberOf = (part: HTMLElement | null, mark: Mark): number => Number(part?.dataset[mark] ?? 0);

// What can be chosen, in the order in which it gets the focus.
const choosable = [
  `button${selectorOf('pile')}`,
  '.take', // a neighbour's cards (R6.1)
  '.spot.marked', // by a hint
  '.spot.choosable[tabindex="0"]', // where the focus was last
  '.spot.choosable',
  '.act .button:not(.quiet)',
];

// Returns the element to focus when there is something to choose.
export const firstToChoose = (table: ParentNode): HTMLElement | undefined =>
  choosable.flatMap((selector) => table.querySelector<HTMLElement>(selector) ?? [])[0];
