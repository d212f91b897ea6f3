export const screens = ['who', 'settings', 'rules', 'result', 'result-team', 'result-kids'] as const;
export type ScreenName = (typeof screens)[number];
