import type { Messages } from './en';
import type { LaterMessages } from './later-en';

export const languages = ['de', 'fr', 'it', 'en'] as const;
export type LanguageCode = (typeof languages)[number];

// What each language calls itself.
export const languageNames: Record<LanguageCode, string> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  en: 'English',
};

// Two files a language, loaded when it is spoken: what the first page and the game say, and what the places say that are
// loaded later. Each exports its catalogue and nothing else.
type Catalogues<Said> = Record<LanguageCode, () => Promise<Record<string, Said>>>;
const catalogues: Catalogues<Messages> = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  en: () => import('./en'),
};
const laterCatalogues: Catalogues<LaterMessages> = {
  de: () => import('./later-de'),
  fr: () => import('./later-fr'),
  it: () => import('./later-it'),
  en: () => import('./later-en'),
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
  #wholly = false; // later messages too
  #speaking: Promise<void> | undefined; // the last call of `speak`
  #messages = $state.raw<Messages>();
  #later = $state.raw<LaterMessages>();
  code = $state<LanguageCode>('en');

  // Only after the first `speak`.
  get messages(): Messages {
    if (!this.#messages) throw new Error('no language is spoken yet');
    return this.#messages;
  }

  // Only after `speakWholly`, which Place.svelte waits for.
  get later(): LaterMessages {
    if (!this.#later) throw new Error('the language is not spoken wholly yet');
    return this.#later;
  }

  // Of several calls, the last one counts, whichever file arrives first.
  speak(code: LanguageCode): Promise<void> {
    this.#wanted = code;
    const loading = Promise.all([catalogues[code](), this.#wholly ? laterCatalogues[code]() : undefined]);
    const speaking: Promise<void> = loading.then(([first, later]) => {
      if (this.#speaking !== speaking) return this.#speaking;
      [this.#messages] = Object.values(first);
      [this.#later] = Object.values(later ?? {});
      this.code = code;
      document.documentElement.lang = code;
    });
    this.#speaking = speaking;
    return speaking;
  }

  async speakWholly(): Promise<void> {
    this.#wholly = true;
    if (!this.#later) await this.speak(this.#wanted);
  }
}

export const language = new Language();
