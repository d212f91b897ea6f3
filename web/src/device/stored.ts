// What this device keeps, as text that may be anybody's: whatever is not ours reads as the default.

export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage may be forbidden; playing is not.
  }
}

// What this tab keeps while it is open, also when it is loaded again.
export function storedInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As above.
  }
}

export type Fields<T> = Partial<Record<keyof T, unknown>>;

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

// The fields of the object that the text is; none where it is no object.
export function fieldsOf<T>(text: string | null): Fields<T> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

export function oneOf<T extends string>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}

export function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}
