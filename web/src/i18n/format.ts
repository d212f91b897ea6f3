// What grammar needs from Intl, once a language.

export interface Person {
  name: string;
  you: boolean; // addressed as "you", the name is not said
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export interface Format {
  number: (value: number) => string;
  // "3 cards"
  count: (value: number, forms: Forms) => string;
  // "a heart, a star and an X"
  list: (parts: readonly string[]) => string;
  // "4 or 6"
  either: (parts: readonly number[]) => string;
}

export function formatOf(locale: string): Format {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    number: (value) => numbers.format(value),
    count: (value, forms) => `${numbers.format(value)} ${forms[rules.select(value)] ?? forms.other}`,
    list: (parts) => lists.format(parts),
    either: (parts) => choices.format(parts.map((part) => numbers.format(part))),
  };
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

// "Turn over a card." or, on a shared screen, "Anna, turn over a card."
export function calling(name: string | undefined, sentence: string): string {
  return name === undefined ? sentence : `${name}, ${sentence.charAt(0).toLocaleLowerCase()}${sentence.slice(1)}`;
}
