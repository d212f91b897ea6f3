// The moods of those who sit at the table.
import type { Mood } from '../art/expression';
import type { Event } from '../engine/protocol';

export type Moods = Readonly<Partial<Record<number, Mood>>>; // by seat; none: calm

// Returns the moods after an event. They last until one's own next turn.
export function moodsAfter(moods: Moods, event: Event): Moods {
  switch (event.type) {
    case 'paired':
    case 'secured':
      return { ...moods, [event.seat]: 'glad' };
    case 'rookie':
      return { ...moods, [event.seat]: 'gloat' };
    case 'taken':
      return { ...moods, [event.seat]: 'gloat', [event.other]: 'sulk' };
    case 'turn_ended':
      return Object.fromEntries(Object.entries(moods).filter(([seat]) => Number(seat) !== event.other));
    case 'turned':
    case 'placed':
    case 'covered':
    case 'shifted':
    case 'game_ended':
      return moods;
  }
}
