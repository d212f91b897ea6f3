// The data attributes by which animation, dragging, focus and the tests in a browser find the parts of a table on the
// screen. A component carries its attribute itself (`data-spot={spot}`); everything that looks for it does so through here.
export const marks = [
  'spot', // a spot of the board: its number
  'seat', // everything that is shown of a seat: its number
  'tray', // the three piles of a seat, perhaps beside the tray of another: the number of the seat
  'pile', // a pile of a tray: its number; a button if a card may be laid there
  'kind', // a card of the hand: its kind
  'angle', // what is turned on a flat table: by how many degrees
  'air', // the layer over everything in which cards fly
  'flying', // a copy of a card, on its way
] as const;
export type Mark = (typeof marks)[number];

export const selectorOf = (mark: Mark, value?: number | string): string =>
  value === undefined ? `[data-${mark}]` : `[data-${mark}="${value}"]`;

// The part that an element belongs to.
export const partAround = (element: Element | null, mark: Mark): HTMLElement | null =>
  element?.closest<HTMLElement>(selectorOf(mark)) ?? null;

// The number that a part carries, 0 if there is no such part.
export const numberOf = (part: HTMLElement | null, mark: Mark): number => Number(part?.dataset[mark] ?? 0);

// What can be chosen, the most urgent first.
const choosable = [
  `button${selectorOf('pile')}`,
  '.take', // a neighbour's cards (R6.1)
  '.spot.marked', // by a hint
  '.spot.choosable[tabindex="0"]', // where the focus was last
  '.spot.choosable',
  '.act .button:not(.quiet)',
];

// The part of a table that the focus goes to when something is to be chosen.
export const firstToChoose = (table: ParentNode): HTMLElement | undefined =>
  choosable.flatMap((selector) => table.querySelector<HTMLElement>(selector) ?? [])[0];
