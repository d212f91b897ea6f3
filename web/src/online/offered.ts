// Whether the server that delivered this page has online tables. Without a connection nobody knows: it may.
export async function offersTables(): Promise<boolean> {
  if (!navigator.onLine) return true;
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    return answer.ok && (await answer.text()).startsWith('ok');
  } catch {
    return true;
  }
}
