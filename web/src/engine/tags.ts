// The tags of a record (docs/notation.md, N1 to N3).

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

export const tagsText = (tags: Record<string, readonly string[]>): string =>
  Object.entries(tags)
    .map(([name, values]) => `[${name} ${values.map(quoted).join(' ')}]\n`)
    .join('');

// Returns the values of a tag in a record in the writer's form (N7), or none.
export function tagIn(record: string, name: string): string[] {
  const [, values = ''] = new RegExp(`^\\[${name} (.*)\\]$`, 'm').exec(record) ?? [];
  return [...values.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) => value.replaceAll(/\\(.)/g, '$1'));
}
