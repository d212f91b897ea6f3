// Keeps the screen on, where the browser can, until the function it returns is called.
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;

  // A browser takes the lock away whenever the page is hidden.
  async function take() {
    if (document.hidden) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!wanted) await lock.release();
    } catch {
      // Over plain http, or when the battery is low, the screen goes off as usual.
    }
  }

  const takeAgain = () => void take();
  document.addEventListener('visibilitychange', takeAgain);
  takeAgain();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', takeAgain);
    void lock?.release();
  };
}
