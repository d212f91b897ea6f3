// Names of screens in certain states; those of online tables are taken apart in OnlineScreens.svelte.
export const onlineScreens = [
  'door',
  'door-back',
  'door-trouble',
  'lobby-host',
  'lobby-guest',
  'lobby-visitor',
  'lobby-television',
  'online-game',
  'online-waiting',
  'online-replaced',
  'online-lost',
  'online-resting',
  'online-paused',
  'online-clock',
  'online-watching',
  'online-menu',
  'online-greetings',
  'online-television',
  'online-television-kids',
] as const;
export type OnlineScreenName = (typeof onlineScreens)[number];
export const screens = ['who', 'settings', 'rules', 'result', 'result-team', 'result-kids', 'review', ...onlineScreens] as const;
export type ScreenName = (typeof screens)[number];
