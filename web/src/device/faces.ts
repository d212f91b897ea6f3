// The faces that people have chosen on this device, by name.
import { faceCount } from '../art/faces';
import { fieldsOf, keep, storedText } from './stored';

const key = 'rookie.faces';
const mostFaces = 32; // the newest

export const isFace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < faceCount;

function storedFaces(): [string, number][] {
  const entries = Object.entries(fieldsOf<Record<string, unknown>>(storedText(key)));
  return entries.flatMap(([name, face]) => (isFace(face) ? [[name, face]] : []));
}

export const faceOf = (name: string): number | undefined => storedFaces().find(([one]) => one === name)?.[1];

export function keepFaces(faces: readonly (readonly [name: string, face: number])[]): void {
  const others = storedFaces().filter(([name]) => !faces.some(([one]) => one === name));
  keep(key, Object.fromEntries([...others, ...faces].slice(-mostFaces)));
}
