// What this device remembers about its owner's taste.
import { detectLanguage, languages, type LanguageCode } from '../i18n/language.svelte';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const paces = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof paces)[number];
export const lookTimes = { short: 1200, normal: 2200, long: 4000 } as const; // milliseconds
export type LookTime = keyof typeof lookTimes;

export interface Settings {
  language: LanguageCode;
  theme: Theme;
  contrast: boolean; // more than the system asks for
  sound: boolean;
  yourTurnSound: boolean;
  lookTime: LookTime;
  botSpeed: Pace;
  aids: boolean;
}

function oneOf<T extends string>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

// A broken or foreign text reads as the defaults.
export function readSettings(text: string | null, preferred: readonly string[]): Settings {
  let stored: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value;
  } catch {
    // Not ours: the defaults will do.
  }
  return {
    language: oneOf(languages, stored.language, detectLanguage(preferred)),
    theme: oneOf(themes, stored.theme, 'auto'),
    contrast: flag(stored.contrast, false),
    sound: flag(stored.sound, true),
    yourTurnSound: flag(stored.yourTurnSound, true),
    lookTime: oneOf(Object.keys(lookTimes) as LookTime[], stored.lookTime, 'normal'),
    botSpeed: oneOf(paces, stored.botSpeed, 'normal'),
    aids: flag(stored.aids, false),
  };
}
