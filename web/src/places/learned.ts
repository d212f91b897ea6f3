// How far this device's owner has come in the tutorial.
import { fieldsOf, isObject, keep, oneOf, storedText } from '../device/stored';
import { chapterNames, chapters, type Chapter } from './lessons';
import { learnedKey } from './newcomer';

export interface Learned {
  done: readonly Chapter[];
  at?: { chapter: Chapter; lesson: number } | undefined; // where it was left
}

// A broken or foreign text reads as nothing learned.
export function readLearned(text: string | null): Learned {
  const { done, at } = fieldsOf<Learned>(text);
  const finished = Array.isArray(done) ? done : [];
  const { chapter, lesson } = (isObject(at) ? at : {}) as { chapter?: unknown; lesson?: unknown };
  const [first] = chapterNames;
  const known = oneOf(chapterNames, chapter, first ?? 'kids');
  const within = known === chapter && typeof lesson === 'number' && lesson in chapters[known];
  return {
    done: chapterNames.filter((name) => finished.includes(name)),
    ...(within ? { at: { chapter: known, lesson } } : {}),
  };
}

export const storedLearned = (): Learned => readLearned(storedText(learnedKey));
export const keepLearned = (learned: Learned): void => keep(learnedKey, learned);
