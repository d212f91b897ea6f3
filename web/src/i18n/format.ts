// What grammar needs, once a language.

// Who a sentence is about. Who plays alone at this screen is "you"; only others are called by name in a sentence, so
// that no name passes through grammar that is not meant for it.
export interface You {
  you: true;
  known: string; // the name in records and on other devices
}
export interface Other {
  you: false;
  name: string;
}
export type Who = You | Other;
// Those who win or lead together. "You" may be one of them.
export type Group = readonly Who[];
export type Form = 'you' | 'one' | 'youAndOthers' | 'several';

export const you = (known: string): You => ({ you: true, known });
export const other = (name: string): Other => ({ you: false, name });

export const nobody: Other = other('');

// Returns the name in records and on other devices.
export const knownAs = (who: Who): string => (who.you ? who.known : who.name);

export function formOf(group: Group): Form {
  const withYou = group.some((who) => who.you);
  if (group.length > 1) return withYou ? 'youAndOthers' : 'several';
  return withYou ? 'you' : 'one';
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export interface Format {
  number: (value: number) => string;
  // "42%"
  percent: (value: number) => string;
  // "3 cards"
  count: (value: number, forms: Forms) => string;
  // "a heart, a star and an X"
  list: (parts: readonly string[]) => string;
  // "you and Anna": you first
  names: (group: Group, you: string) => string;
  // "4 or 6"
  either: (parts: readonly number[]) => string;
}

export function formatOf(locale: string, percentSign = '%'): Format {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    number: (value) => numbers.format(value),
    percent: (value) => `${numbers.format(value)}${percentSign}`,
    count: (value, forms) => `${numbers.format(value)} ${forms[rules.select(value)] ?? forms.other}`,
    list: (parts) => lists.format(parts),
    names: (group, you) => {
      const others = group.flatMap((who) => (who.you ? [] : [who.name]));
      return lists.format(others.length < group.length ? [you, ...others] : others);
    },
    either: (parts) => choices.format(parts.map((part) => numbers.format(part))),
  };
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

// "Turn over a card." or, on a shared screen, "Anna, turn over a card."
export function calling(to: Other | undefined, sentence: string): string {
  return to ? `${to.name}, ${sentence.charAt(0).toLocaleLowerCase()}${sentence.slice(1)}` : sentence;
}

// Returns the catalogue with every text mended, also those that its functions make.
export function mended<Said>(said: Said, mend: (text: string) => string): Said {
  if (typeof said === 'string') return mend(said) as Said;
  if (typeof said === 'function') {
    const say = said as (about: unknown) => unknown;
    return ((about: unknown) => mended(say(about), mend)) as Said;
  }
  if (Array.isArray(said)) return said.map((one: unknown) => mended(one, mend)) as Said;
  const parts = Object.entries(said as object).map(([key, value]: [string, unknown]) => [key, mended(value, mend)]);
  return Object.fromEntries(parts) as Said;
}
