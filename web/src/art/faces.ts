// The faces that people choose from: a style and a colour, together one number, which is all that others are sent.
export const faceStyles = ['short', 'long', 'curls', 'cap', 'braids', 'bun', 'beard', 'moustache'] as const;
export type FaceStyle = (typeof faceStyles)[number];

export const looks: Record<FaceStyle, { skin: string; hair: string }> = {
  short: { skin: '#f3c9a5', hair: '#7a4a21' },
  long: { skin: '#f8dcc0', hair: '#d9a441' },
  curls: { skin: '#8d5a3b', hair: '#2b1d17' },
  cap: { skin: '#e0ac7e', hair: '#3c4152' },
  braids: { skin: '#f6d3b3', hair: '#b5502a' },
  bun: { skin: '#f3cfae', hair: '#c9ccd3' },
  beard: { skin: '#b9794f', hair: '#34241c' },
  moustache: { skin: '#f0c4a0', hair: '#8b8f99' },
};

export const faceColours = ['sky', 'apricot', 'mint', 'lilac', 'sand', 'slate'] as const;
export type FaceColour = (typeof faceColours)[number];

// Colours that no card has.
export const backgrounds: Record<FaceColour, string> = {
  sky: '#a9d3e6',
  apricot: '#f3b995',
  mint: '#b3d9c0',
  lilac: '#cdbbe3',
  sand: '#e3d3a8',
  slate: '#a7b1c2',
};

export const faceCount = faceStyles.length * faceColours.length;

// A number that this page does not know, of a newer one perhaps, is some face.
export const styleOf = (face: number): FaceStyle => faceStyles[face % faceStyles.length] ?? 'short';
export const colourOf = (face: number): FaceColour =>
  faceColours[Math.floor(face / faceStyles.length) % faceColours.length] ?? 'sky';
export const faceWith = (style: FaceStyle, colour: FaceColour): number =>
  faceStyles.indexOf(style) + faceStyles.length * faceColours.indexOf(colour);

// Returns the face of somebody who has not chosen one: unlike those on other seats.
export const usualFace = (seat: number): number => (seat % 6) * (faceStyles.length + 1);
