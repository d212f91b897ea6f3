// Which screen is shown, in step with the browser's back button and its reload. The pause lies beneath the game: going
// back from a game pauses it, going back once more leaves it.
const names = [
  'start', 'who', 'settings', 'rules', 'tutorial', 'online', 'pause', 'game', 'result', 'review', 'games',
] as const;
export type ScreenName = (typeof names)[number];

function nameIn(state: unknown): ScreenName {
  const { screen } = (state ?? {}) as { screen?: unknown };
  return names.find((name) => name === screen) ?? 'start';
}

class Screens {
  #current = $state(nameIn(history.state));
  #hash = $state(location.hash);
  #atTable = $state(nameIn(history.state) === 'online');
  #going: Promise<void> | undefined; // back

  constructor() {
    addEventListener('popstate', ({ state }) => this.#show(nameIn(state)));
  }

  get current(): ScreenName {
    return this.#current;
  }
  // What the screen is about, for those whose address says it.
  get hash(): string {
    return this.#hash;
  }

  // Whether an online table is shown, or was just left to look back at a game: the seat there is kept meanwhile.
  get atTable(): boolean {
    return this.#atTable;
  }

  // With an address where it is not that of the screen before.
  go(screen: ScreenName, address = ''): void {
    history.pushState({ screen }, '', address);
    this.#show(screen);
  }

  replace(screen: ScreenName, address = ''): void {
    history.replaceState({ screen }, '', address);
    this.#show(screen);
  }

  // One screen, however often it is asked for until that is done.
  back(): Promise<void> {
    this.#going ??= new Promise((resolve) => {
      const gone = () => {
        this.#going = undefined;
        resolve();
      };
      addEventListener('popstate', gone, { once: true });
      history.back();
    });
    return this.#going;
  }

  async backToTable(): Promise<void> {
    while (this.#atTable && this.#current !== 'online') await this.back();
  }

  // To the game, from the first page or instead of any other screen.
  enterGame(): void {
    if (this.#current === 'start') this.go('pause');
    else this.replace('pause');
    this.go('game');
  }

  // From the game to its result, which nothing lies beneath but the first page.
  async leaveGameFor(screen: ScreenName): Promise<void> {
    if (this.#current === 'game') await this.back();
    this.replace(screen);
  }

  #show(screen: ScreenName): void {
    this.#atTable = screen === 'online' || (screen === 'review' && this.#atTable);
    this.#current = screen;
    this.#hash = location.hash;
  }
}

export const screens = new Screens();
