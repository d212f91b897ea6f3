// In development and in tests every message between page and workers is checked, field by field. The built page comes
// with its own workers, so it does not check their messages and leaves out the schemas for them.
import type { Questions } from './questions';
import { parsed } from './schema';

// Throws if the value is not what the request of this name asks, or is answered.
export type Check<Asked extends Questions> = (name: keyof Asked, side: 'ask' | 'answer', value: unknown) => void;

/*#__NO_SIDE_EFFECTS__*/
export function checking<Asked extends Questions>(described: Asked): Check<Asked> {
  return (name, side, value) => {
    const question = described[name];
    if (question) parsed(question[side], value);
  };
}
