// Which cards fly when something happens.
import { readTops } from '../engine/moves';
import type { Cards, Event, Kind, Table } from '../engine/protocol';
import { rulingsOf } from '../engine/rulings';

// There is only one hand at a time.
export type CardPlace =
  | { spot: number }
  | { hand: Kind }
  | { seat: number; pile: number }
  | { seat: number; points: true };

export interface Flight {
  from: CardPlace;
  to: CardPlace;
  beneath?: true; // it lies under the top of its pile
}

const piles = [1, 2, 3] as const;

const kindsIn = (cards: Cards) => Object.keys(cards) as Kind[];

// Returns the piles of a seat that hold cards, with their tops.
function trayTops(table: Table, seat: number): { pile: number; top: Kind; height: number }[] {
  return piles.flatMap((pile) => {
    const { top, height = 0 } = table.seats[seat - 1]?.tray[pile - 1] ?? {};
    return top ? [{ pile, top, height }] : [];
  });
}

// Returns a flight for each card, those on top first. What lies beneath is known by kind, but not by pile.
function robbery({ other: seat, cards }: Extract<Event, { type: 'taken' }>, before: Table): Flight[] {
  const tops = trayTops(before, seat);
  const beneath = kindsIn(cards).flatMap((kind) => {
    const onTop = tops.filter(({ top }) => top === kind).length;
    return Array.from({ length: (cards[kind] ?? 0) - onTop }, () => kind);
  });
  const from = tops.flatMap(({ pile, height }) => Array.from({ length: height - 1 }, () => ({ seat, pile })));
  return [
    ...tops.map(({ pile, top }): Flight => ({ from: { seat, pile }, to: { hand: top } })),
    ...from.flatMap((place, at): Flight[] => {
      const kind = beneath[at];
      return kind ? [{ from: place, to: { hand: kind }, beneath: true }] : [];
    }),
  ];
}

// What is taken flies card by card; otherwise the cards beneath the top of a pile go with the top.
export function flightsOf(event: Event, before: Table): Flight[] {
  switch (event.type) {
    case 'turned':
    case 'shifted':
      return event.from === event.to ? [] : [{ from: { spot: event.from }, to: { spot: event.to } }];
    case 'paired':
      return [event.from, event.to].map((spot) => ({ from: { spot }, to: { hand: event.kind } }));
    case 'placed':
      return piles.flatMap((pile) => {
        const top = readTops(event.placement)[pile - 1];
        return top ? [{ from: { hand: top }, to: { seat: event.other, pile } }] : [];
      });
    case 'taken':
      return robbery(event, before);
    case 'secured': {
      const to = { seat: event.seat, points: true } as const;
      const held = before.phase === 'place' ? kindsIn(before.hand) : [];
      const forfeits = event.clause === 'R8.1' && rulingsOf(before.options).includes('forfeit');
      return [
        ...(forfeits ? [] : trayTops(before, event.seat)).map(({ pile }) => ({ from: { seat: event.seat, pile }, to })),
        ...held.map((kind) => ({ from: { hand: kind }, to })),
      ];
    }
    case 'rookie':
    case 'covered':
    case 'turn_ended':
    case 'game_ended':
      return [];
  }
}
