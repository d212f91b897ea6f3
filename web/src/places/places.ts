// Every place of the page: what loads it, its title, and the place beneath it, where going back leads. App.svelte
// decides what a place is told; Place.svelte shows it.
import type { Component } from 'svelte';

import { language } from '../i18n/language.svelte';
import Game from './Game.svelte';
import Pause from './Pause.svelte';
import Start from './Start.svelte';

export interface Place {
  load: () => Component<never> | Promise<{ default: Component<never> }>; // at once, or when it is first visited
  title?: () => string; // once it is loaded; if absent, the place sets the title itself
  beneath?: 'start' | 'pause'; // if absent, the place before; an online table stays open there
}

export const places = {
  start: { load: () => Start, title: () => '' },
  who: { load: () => import('./Who.svelte'), title: () => language.messages.who.title, beneath: 'start' },
  tutorial: { load: () => import('./Tutorial.svelte'), title: () => language.later.tutorial.title, beneath: 'start' },
  unfinished: {
    load: () => import('./Unfinished.svelte'),
    title: () => language.later.unfinished.title,
    beneath: 'start',
  },
  games: { load: () => import('./MyGames.svelte'), title: () => language.later.myGames.title, beneath: 'start' },
  day: { load: () => import('./deals/Day.svelte'), title: () => language.messages.start.day, beneath: 'start' },
  challenge: { load: () => import('./deals/Challenge.svelte'), title: () => language.later.deals.challenge.title, beneath: 'start' },
  compared: { load: () => import('./deals/Compared.svelte'), title: () => language.later.deals.compared.title, beneath: 'start' },
  online: { load: () => import('./online/Online.svelte'), beneath: 'start' },
  // Going back from a game pauses it; going back again leaves it.
  pause: { load: () => Pause, title: () => language.messages.pause.title, beneath: 'start' },
  game: { load: () => Game, beneath: 'pause' },
  result: { load: () => import('./OwnResult.svelte'), title: () => language.messages.result.course, beneath: 'start' },
  review: { load: () => import('./Review.svelte'), title: () => language.later.review.title },
  rules: { load: () => import('./Rules.svelte'), title: () => language.later.rules.title },
  settings: { load: () => import('./Settings.svelte'), title: () => language.messages.settings.title },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

// What every place gets: the ways back and on.
export interface Going {
  onback: () => void;
  ongo: (place: PlaceName) => void;
}

type Shown<P extends Place> =
  Awaited<ReturnType<P['load']>> extends infer Loaded ? (Loaded extends { default: infer One } ? One : Loaded) : never;

// What else a place gets.
export type Told<P extends Place> =
  Shown<P> extends Component<infer Props> ? Omit<Props, keyof Going> : never;
