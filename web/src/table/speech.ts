// Turns what the engine says into sentences of the catalogue. Decides no rule.
import type { Side } from '../engine/moves';
import type { Event, Kind, Table } from '../engine/protocol';
import { countOf } from './placing';
import { neighbourOf, partnerOf } from './seating';
import type { Messages } from '../i18n/en';
import { knownAs, nobody, other, type Other, type Who } from '../i18n/format';

// To the one who is asked, all others are others.
const otherAt = (people: readonly Who[], seat: number): Other => other(knownAs(people[seat - 1] ?? nobody));

const openKinds = (table: Table): Kind[] => table.spots.flatMap((spot) => (spot.open ? [spot.open] : []));

function neighbours(table: Table, people: readonly Who[]): { left: Other; right: Other } {
  const at = (side: Side) => otherAt(people, neighbourOf(table.active, side, table.options.seats));
  return { left: at('left'), right: at('right') };
}

function askToPlace(
  messages: Messages,
  table: Extract<Table, { phase: 'place' }>,
  people: readonly Who[],
  to: Other | undefined,
): { text: string; hint: string } {
  const say = messages.prompt;
  const kinds = Object.keys(table.hand) as Kind[];
  const cards = countOf(table.hand);
  const kind = kinds[0];
  if (cards === 2 && kinds.length === 1 && kind) {
    const partner = partnerOf(table.active, table.options);
    const hint = table.partner_allowed && partner ? say.partnerHint({ partner: otherAt(people, partner) }) : say.placePairHint;
    return { text: say.placePair({ to, kind }), hint };
  }
  const owner = otherAt(people, table.owner);
  const text = table.owner === table.active ? say.placeCards({ to, cards }) : say.placeFor({ to, cards, owner });
  return { text, hint: say.placeCardsHint };
}

// Says what the person at this screen can do now; on a shared screen, with their name.
export function ask(messages: Messages, table: Table, people: readonly Who[]): { text: string; hint?: string } {
  const say = messages.prompt;
  const active = people[table.active - 1] ?? nobody;
  const to = active.you ? undefined : active;
  const on = openKinds(table);
  switch (table.phase) {
    case 'first_card':
      return {
        text: say.firstCard({ to }),
        hint: table.barred.length > 0 ? say.newCardHint : say.firstCardHint,
      };
    case 'second_card':
      return { text: on[0] ? say.secondCard({ to, kind: on[0] }) : say.firstCard({ to }), hint: say.secondCardHint };
    case 'cover_or_seek':
      return { text: say.coverOrSeek({ on }), hint: say.coverOrSeekHint({ to }) };
    case 'seek':
      return { text: say.seek({ to }), hint: say.seekHint({ on }) };
    case 'place':
      return askToPlace(messages, table, people, to);
    case 'take':
      return { text: say.take({ to }), hint: say.takeHint(neighbours(table, people)) };
    case 'over':
      return { text: say.over };
  }
}

// Says what the active player is doing, who is not asked.
export function watch(messages: Messages, table: Table, people: readonly Who[]): { text: string } {
  const say = messages.waiting;
  const who = people[table.active - 1] ?? nobody;
  const kind = openKinds(table)[0];
  switch (table.phase) {
    case 'first_card':
      return { text: say.firstCard({ who }) };
    case 'second_card':
      return { text: kind ? say.secondCard({ who, kind }) : say.firstCard({ who }) };
    case 'cover_or_seek':
      return { text: say.coverOrSeek({ who }) };
    case 'seek':
      return { text: say.seek({ who }) };
    case 'place':
      return { text: say.place({ who }) };
    case 'take':
      return { text: say.take({ who }) };
    case 'over':
      return { text: messages.prompt.over };
  }
}

function tellTurnEnded(say: Messages['event'], event: Extract<Event, { type: 'turn_ended' }>, next: Who): string {
  switch (event.clause) {
    case 'R3.4':
      return say.stayOpen({ next });
    case 'R4.5':
      return say.noMatch({ next });
    case 'R3.3':
    case 'R4.3':
      return say.turnOf({ next });
  }
}

function tellCovered(say: Messages['event'], event: Extract<Event, { type: 'covered' }>, who: Who): string {
  switch (event.clause) {
    case 'R3.3':
      return say.mismatch;
    case 'R4.1':
      return say.covered({ who });
    case 'R4.3':
      return event.spots.length > 0 ? say.coveredAfterSeek : '';
  }
}

function tellSecured(say: Messages['event'], event: Extract<Event, { type: 'secured' }>, who: Who): string {
  const cards = countOf(event.cards);
  switch (event.clause) {
    case 'R5.3':
      return say.secured({ who, kind: event.kind, cards });
    case 'R9.1':
      return say.securedPair({ who, cards });
    case 'R8.1':
      return say.securedLast({ who, cards });
  }
}

// Says what has just happened; '' if there is nothing to say.
export function tell(messages: Messages, event: Event, people: readonly Who[]): string {
  const say = messages.event;
  const person = (seat: number) => people[seat - 1] ?? nobody;
  switch (event.type) {
    case 'turned': {
      const who = person(event.seat);
      if (event.from === event.to) return say.turned({ who, kind: event.kind });
      return say.turnedAndMoved({ who, kind: event.kind, spot: event.to });
    }
    case 'paired': {
      const pair = { who: person(event.seat), kind: event.kind };
      return event.clause === 'R3.2' ? say.paired(pair) : say.sought(pair);
    }
    case 'placed': {
      const who = person(event.seat);
      if (event.seat === event.other) return say.placed({ who, cards: event.cards });
      return say.placedFor({ who, other: person(event.other), cards: event.cards });
    }
    case 'secured':
      return tellSecured(say, event, person(event.seat));
    case 'rookie':
      return `Rookie! ${say.rookie({ who: person(event.seat) })}`;
    case 'taken':
      return say.taken({ who: person(event.seat), other: person(event.other), cards: countOf(event.cards) });
    case 'covered':
      return tellCovered(say, event, person(event.seat));
    case 'shifted':
      return say.shifted({ kind: event.kind, spot: event.to });
    case 'turn_ended':
      return tellTurnEnded(say, event, person(event.other));
    case 'game_ended':
      return event.clause === 'R8.1' ? say.lastPair({ who: person(event.seat) }) : say.standstill;
  }
}

// The same in a few words, for a sentence about a whole turn; '' if that goes without saying.
function tellBriefly(messages: Messages, event: Event, people: readonly Who[]): string {
  const say = messages.told;
  switch (event.type) {
    case 'turned':
    case 'shifted': {
      const { kind, from, to } = event;
      return from === to ? say.card({ kind, spot: to }) : say.moved({ kind, from, spot: to });
    }
    case 'paired':
      return say.pair;
    case 'secured':
      return event.clause === 'R9.1' ? '' : say.secured({ cards: countOf(event.cards) });
    case 'rookie':
      return say.rookie;
    case 'taken':
      return say.taken({ other: people[event.other - 1] ?? nobody, cards: countOf(event.cards) });
    case 'covered':
      return { 'R3.3': say.noPair, 'R4.1': say.covered, 'R4.3': '' }[event.clause];
    case 'turn_ended':
      return event.clause === 'R3.4' || event.clause === 'R4.5' ? say.stayOpen : '';
    case 'placed':
    case 'game_ended':
      return '';
  }
}

// Says what happened in a turn, or in a part of it, in one sentence for people who cannot see it.
export function announce(messages: Messages, events: readonly Event[], people: readonly Who[]): string {
  const parts = events.map((event) => tellBriefly(messages, event, people)).filter(Boolean);
  const seat = events.flatMap((event) => ('seat' in event ? event.seat : []))[0] ?? 0;
  const end = events.filter(({ type }) => type === 'game_ended').map((event) => tell(messages, event, people));
  const told = parts.length > 0 ? [`${messages.label(people[seat - 1] ?? nobody)}: ${parts.join(', ')}.`] : [];
  return [...told, ...end].join(' ');
}
