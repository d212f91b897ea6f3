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
}

const piles = [1, 2, 3] as const;

const kindsIn = (cards: Cards) => Object.keys(cards) as Kind[];

// Returns the piles of a seat that hold cards, with their tops.
function trayTops(table: Table, seat: number): { pile: number; top: Kind }[] {
  return piles.flatMap((pile) => {
    const top = table.seats[seat - 1]?.tray[pile - 1]?.top;
    return top ? [{ pile, top }] : [];
  });
}

// Cards beneath the top of a pile do not fly on their own; they go with the top.
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
      return trayTops(before, event.other).map(({ pile, top }) => ({
        from: { seat: event.other, pile },
        to: { hand: top },
      }));
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
