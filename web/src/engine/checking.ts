// In development and in tests all that page and workers say to each other is checked, field by field. In the page, which
// brings its workers along, it is not, and the schemas of what workers say are not there.
import type { Questions } from './questions';
import { parsed } from './schema';

// Throws where the value is not what is asked, or answered, by this name.
export type Check<Asked extends Questions> = (name: keyof Asked, side: 'ask' | 'answer', value: unknown) => void;

/*#__NO_SIDE_EFFECTS__*/
export function checking<Asked extends Questions>(described: Asked): Check<Asked> {
  return (name, side, value) => {
    const question = described[name];
    if (question) parsed(question[side], value);
  };
}
