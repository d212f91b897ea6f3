// The name of the value that comes nearest: another page, or another version, may have chosen one in between.
export function nearest<Name extends string>(values: Record<Name, number>, value: number): Name {
  const names = Object.keys(values) as [Name, ...Name[]];
  const distance = (name: Name) => Math.abs(values[name] - value);
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
