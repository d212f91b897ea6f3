// What French asks of every text: thin spaces, and elision before a name.

const narrowNoBreakSpace = '\u202f';

export const withFrenchSpaces = (text: string): string =>
  text.replaceAll(/[ \u00a0\u202f]?([;:!?%])(?=[\s.,)]|$)/g, `${narrowNoBreakSpace}$1`);

const beginsWithVowel = (name: string) => /^[aeiouœæ]/i.test(name.normalize('NFD'));

// "de Lou", "d’Anna"
export const de = (name: string): string => (beginsWithVowel(name) ? `d’${name}` : `de ${name}`);
