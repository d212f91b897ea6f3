import type { Player as Seated } from '../engine/protocol';
import type { Messages } from '../i18n/en';
import type { Player } from '../table/props';
import { namesOf } from './setup';

// Who sits where. One person alone at this screen is "you"; several share the screen and are called by name.
export function playersOf(seated: readonly Seated[], here: readonly number[], messages: Messages): Player[] {
  const names = namesOf(seated, messages);
  return seated.map(({ bot }, seat) => ({
    name: names[seat] ?? '',
    you: here.length === 1 && here.includes(seat + 1),
    ...(bot ? { bot } : {}),
  }));
}
