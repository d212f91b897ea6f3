// The address of a table: "#t=CODE", or "#tv=CODE" to show it on a television.
interface Address {
  code: string;
  television: boolean;
}

export function addressIn(hash: string): Address | undefined {
  const [, way, code] = /^#(tv?)=([0-9A-Za-z]{1,12})$/.exec(hash) ?? [];
  return code === undefined ? undefined : { code: code.toUpperCase(), television: way === 'tv' };
}

export const hashOf = ({ code, television }: Address): string => `#${television ? 'tv' : 't'}=${code}`;
