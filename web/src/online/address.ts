// Where a table is found: "#t=CODE"; "#tv=CODE" shows it on a television.
export interface Place {
  code: string;
  television: boolean;
}

export function placeIn(hash: string): Place | undefined {
  const [, way, code] = /^#(tv?)=([0-9A-Za-z]{1,12})$/.exec(hash) ?? [];
  return code === undefined ? undefined : { code: code.toUpperCase(), television: way === 'tv' };
}

export const hashOf = ({ code, television }: Place): string => `#${television ? 'tv' : 't'}=${code}`;
