// Names of screens in certain states; those of online tables are taken apart in OnlineScreens.svelte.
export const onlineScreens = [
  'door',
  'door-back',
  'door-trouble',
  'lobby-host',
  'lobby-guest',
  'lobby-guest-team',
  'lobby-visitor',
  'lobby-full',
  'lobby-television',
  'online-game',
  'online-waiting',
  'online-replaced',
  'online-lost',
  'online-resting',
  'online-paused',
  'online-halted',
  'online-clock',
  'online-watching',
  'online-watching-team',
  'online-menu',
  'online-greetings',
  'online-television',
  'online-television-kids',
] as const;
export type OnlineScreenName = (typeof onlineScreens)[number];
export const screens = ['who', 'settings', 'rules', 'result', 'result-team', 'result-kids', 'result-television', 'review', ...onlineScreens] as const;
export type ScreenName = (typeof screens)[number];
