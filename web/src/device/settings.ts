// What this device remembers about its owner's taste.
import { detectLanguage, languages, type LanguageCode } from '../i18n/language.svelte';
import { fieldsOf, flag, oneOf } from './stored';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const paces = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof paces)[number];
export const lookTimes = { short: 1200, normal: 2200, long: 4000 } as const; // milliseconds
export type LookTime = keyof typeof lookTimes;
export const lookTimeNames = Object.keys(lookTimes) as LookTime[];

export interface Settings {
  language: LanguageCode;
  theme: Theme;
  contrast: boolean; // more than the system asks for
  sound: boolean;
  yourTurnSound: boolean;
  lookTime: LookTime;
  botSpeed: Pace;
  aids: boolean;
  singleKeys: boolean; // commands of a single character
}

// A broken or foreign text reads as the defaults.
export function readSettings(text: string | null, preferred: readonly string[]): Settings {
  const stored = fieldsOf<Settings>(text);
  return {
    language: oneOf(languages, stored.language, detectLanguage(preferred)),
    theme: oneOf(themes, stored.theme, 'auto'),
    contrast: flag(stored.contrast, false),
    sound: flag(stored.sound, true),
    yourTurnSound: flag(stored.yourTurnSound, true),
    lookTime: oneOf(lookTimeNames, stored.lookTime, 'normal'),
    botSpeed: oneOf(paces, stored.botSpeed, 'normal'),
    aids: flag(stored.aids, false),
    singleKeys: flag(stored.singleKeys, true),
  };
}
