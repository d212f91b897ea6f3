// Every lesson with the real engine, whatever the learner chooses.
import { expect, test } from 'vitest';

import { readMove } from '../engine/moves';
import type { Event, GameView } from '../engine/protocol';
import { startEngine } from '../engine/testing';
import { Lesson, type Script } from '../play/lesson';
import { chapterNames, chapters } from './lessons';

const lessons: readonly Script[] = chapterNames.flatMap((name) => chapters[name] as readonly Script[]);

// What happens in a lesson when the learner makes the choices of that number.
async function happensIn(script: Script, choices: number): Promise<Event[]> {
  const { lesson, view } = await Lesson.begin(startEngine().client, script, []);
  const events: Event[] = [];
  let now: GameView = view;
  while (now.waiting_for !== 'nobody') {
    const right = lesson.right(now);
    const move = right[choices % right.length]?.move;
    expect(move !== undefined, `after ${events.length} events`).toBe(now.waiting_for === 'person');
    const happening = move === undefined ? lesson.others() : lesson.play(readMove(move));
    lesson.goOn();
    const { steps, view: next } = await happening;
    events.push(...steps.map(({ event }) => event));
    now = next;
  }
  return events;
}

const titled = lessons.map((script, index) => [`lesson ${index + 1}, ${script.teaches.join(', ')}`, script] as const);

test.each(titled)('%s: is what happens, whatever the learner chooses', async (_, script) => {
  for (let choices = 0; choices < 20; choices += 1) {
    const clauses = (await happensIn(script, choices)).map(({ clause }) => clause);
    expect(clauses).toEqual(expect.arrayContaining([...script.teaches]));
  }
});

// By what shows that it was applied. Nobody has to learn what hardly ever happens.
const clauses: Record<Event['clause'], 'taught' | 'rare'> = {
  'R3.1': 'taught',
  'R3.2': 'taught',
  'R3.3': 'taught',
  'R3.4': 'taught',
  'R4.1': 'taught',
  'R4.2': 'taught',
  'R4.3': 'taught',
  'R4.4': 'taught',
  'R4.5': 'taught',
  'R5.1': 'taught',
  'R5.3': 'taught',
  'R5.5': 'taught',
  'R6.1': 'taught',
  'R6.3': 'taught',
  'R6.4': 'taught',
  'R7.3': 'rare',
  'R8.1': 'taught',
  'R8.4': 'rare',
  'R9.1': 'taught',
};

test('together they teach all the rules', () => {
  const taught = Object.entries(clauses).flatMap(([clause, how]) => (how === 'taught' ? [clause] : []));
  expect([...new Set(lessons.flatMap(({ teaches }) => teaches))].sort()).toEqual(taught);
});

// The sentences name some of these.
test('the cards are those that are spoken of', async () => {
  const turned = lessons.map(async (script) => {
    const events = await happensIn(script, 0);
    return events.flatMap((event) => (event.type === 'turned' ? event.kind : [])).join('');
  });
  const expected = ['RRRR', 'YBYGYY', 'RRRR', 'YXYG', 'PP', 'XX', 'X', 'XX', 'PPYY', 'RR', 'RR'];
  expect(await Promise.all(turned)).toEqual(expected);
});

test('a card moves to an empty spot, and one that lies alone does not', async () => {
  const scripts = lessons.filter(({ steps }) => steps.some((step) => 'say' in step && step.say === 'empty'));
  expect(scripts).toHaveLength(1);
  for (const script of scripts) {
    const turned = (await happensIn(script, 0)).filter((event) => event.type === 'turned');
    expect(turned.slice(-2)).toMatchObject([{ from: 1, to: 8 }, { from: 5, to: 5 }]); // R7.1, R7.2
  }
});

test('a wrong card stays as it is, and the lesson waits for the right one', async () => {
  const [, script] = chapters.kids;
  const { lesson, view } = await Lesson.begin(startEngine().client, script, []);
  expect(view.moves.map(({ move }) => move)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(lesson.answer(view)).toBe(2);
  expect(lesson.missed(view)).toBe(false);
  const { steps, view: again } = await lesson.play({ turn: 5 });
  expect(steps).toEqual([]);
  expect(again.table).toEqual(view.table);
  expect(lesson.missed(again)).toBe(true);
  const { steps: turned, view: next } = await lesson.play({ turn: 2 });
  expect(turned).toMatchObject([{ event: { type: 'turned', from: 2, kind: 'Y' } }]);
  expect(lesson.missed(next)).toBe(false);
});
