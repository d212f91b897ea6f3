// A new version of the page. It is loaded in the background, and waits until a person asks for it.
class NewVersion {
  #waiting = $state.raw<ServiceWorker>();

  get isHere(): boolean {
    return this.#waiting !== undefined;
  }

  watch(registration: ServiceWorkerRegistration): void {
    // Without a controller it is the first version.
    const look = () => {
      this.#waiting = (navigator.serviceWorker.controller && registration.waiting) ?? undefined;
    };
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    look();
  }

  load(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage({ type: 'SKIP_WAITING' });
  }
}

export const newVersion = new NewVersion();
