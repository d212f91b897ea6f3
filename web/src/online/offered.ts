import { storedText } from '../device/stored';

export const tablesKey = 'rookie.tables';

// Whether this device has ever had a seat at an online table.
export const knowsTables = (): boolean => storedText(tablesKey) !== null;

// Whether the server of this page has online tables. Without a connection the answer is yes, since it may.
export async function offersTables(): Promise<boolean> {
  if (!navigator.onLine) return true;
  try {
    const answer = await fetch('/readyz', { cache: 'no-store' });
    return answer.ok && (await answer.text()).startsWith('ok');
  } catch {
    return true;
  }
}
