// What this device remembers about its owner's taste.
import type { Variant } from '../engine/protocol';
import { detectLanguage, languages, type LanguageCode } from '../i18n/language.svelte';
import { fieldsOf, flag, oneOf } from './stored';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const paces = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof paces)[number];
// Milliseconds. Nobody looks for an hour: somebody ends the look before.
export const lookTimes = { short: 1200, normal: 2200, long: 4000, longer: 8000, longest: 30_000, tapped: 3_600_000 } as const;
// At an online table nobody is waited for without end.
export const onlineLookTimes = { ...lookTimes, tapped: lookTimes.longest };
export type LookTime = keyof typeof lookTimes;
export const lookTimeNames = Object.keys(lookTimes) as LookTime[];

export interface Settings {
  language: LanguageCode;
  theme: Theme;
  contrast: boolean; // more than the system asks for
  sound: boolean;
  yourTurnSound: boolean;
  vibration: boolean;
  lookTime: LookTime;
  calmLookTime: LookTime; // the same for children and learners
  botSpeed: Pace;
  aids: boolean;
  voice: boolean; // reads aloud what is announced
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
    vibration: flag(stored.vibration, false),
    lookTime: oneOf(lookTimeNames, stored.lookTime, 'normal'),
    calmLookTime: oneOf(lookTimeNames, stored.calmLookTime, 'longer'),
    botSpeed: oneOf(paces, stored.botSpeed, 'normal'),
    aids: flag(stored.aids, false),
    voice: flag(stored.voice, false),
    singleKeys: flag(stored.singleKeys, true),
  };
}

// Which of the two settings holds for a game.
export function lookSetting(variant: Variant, learning: boolean): 'lookTime' | 'calmLookTime' {
  return variant === 'kids' || learning ? 'calmLookTime' : 'lookTime';
}
