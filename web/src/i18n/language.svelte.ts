import type { Messages } from './en';

export const languages = ['de', 'fr', 'it', 'en'] as const;
export type LanguageCode = (typeof languages)[number];

// What each language calls itself.
export const languageNames: Record<LanguageCode, string> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  en: 'English',
};

// One file a language, loaded when it is spoken.
export const catalogues: Record<LanguageCode, () => Promise<Messages>> = {
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  it: async () => (await import('./it')).it,
  en: async () => (await import('./en')).en,
};

// The first language of the reader that we speak; English otherwise.
export function detectLanguage(preferred: readonly string[]): LanguageCode {
  for (const tag of preferred) {
    const known = languages.find((code) => code === tag.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return 'en';
}

class Language {
  #wanted: LanguageCode = 'en';
  #messages = $state.raw<Messages>();
  #code = $state<LanguageCode>('en');

  get code(): LanguageCode {
    return this.#code;
  }

  // Only after the first `speak`.
  get messages(): Messages {
    if (!this.#messages) throw new Error('no language is spoken yet');
    return this.#messages;
  }

  // Of several calls, the last one counts, whichever file arrives first.
  async speak(code: LanguageCode): Promise<void> {
    this.#wanted = code;
    const messages = await catalogues[code]();
    if (this.#wanted !== code) return;
    this.#messages = messages;
    this.#code = code;
    document.documentElement.lang = code;
  }
}

export const language = new Language();
