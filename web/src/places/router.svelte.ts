// Where one is, in step with the browser's back button and its reload.
import { places, type Place, type PlaceName } from './places';

const beneath = (name: PlaceName) => (places[name] as Place).beneath;

function nameIn(state: unknown): PlaceName {
  const { place } = (state ?? {}) as { place?: unknown };
  return (Object.keys(places) as PlaceName[]).find((name) => name === place) ?? 'start';
}

class Router {
  #going: Promise<void> | undefined; // back

  // Only the router changes these.
  current = $state(nameIn(history.state));
  hash = $state(location.hash); // what the place is about, for those whose address says it
  atTable = $state(nameIn(history.state) === 'online'); // an online table is open, here or beneath

  constructor() {
    addEventListener('popstate', ({ state }) => this.#show(nameIn(state)));
  }

  // With an address where it is not that of the place before.
  go(name: PlaceName, address = ''): void {
    history.pushState({ place: name }, '', address);
    this.#show(name);
  }

  replace(name: PlaceName, address = ''): void {
    history.replaceState({ place: name }, '', address);
    this.#show(name);
  }

  // One place, however often it is asked for until that is done.
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

  // To a place and what lies beneath it, instead of where one is.
  async enter(name: PlaceName): Promise<void> {
    if (this.current === 'game') await this.back();
    const under = beneath(name);
    if (under === 'pause' && this.current !== under) await this.enter(under);
    if (this.current === under) this.go(name);
    else this.replace(name);
  }

  #show(name: PlaceName): void {
    this.atTable = name === 'online' || (beneath(name) === undefined && name !== 'start' && this.atTable);
    this.current = name;
    this.hash = location.hash;
  }
}

export const router = new Router();
