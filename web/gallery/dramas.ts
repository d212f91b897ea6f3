export const dramas = ['robbery', 'robbery-small', 'rookie'] as const;
export type Drama = (typeof dramas)[number];
