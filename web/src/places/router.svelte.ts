// The current place. It follows the browser's back button and survives a reload.
import { places, type Place, type PlaceName } from './places';

const beneath = (name: PlaceName) => (places[name] as Place).beneath;

function nameIn(state: unknown): PlaceName {
  const { place } = (state ?? {}) as { place?: unknown };
  return (Object.keys(places) as PlaceName[]).find((name) => name === place) ?? 'start';
}

class Router {
  #going: Promise<void> | undefined; // back, until it is done

  // Only this class changes these.
  current = $state(nameIn(history.state));
  hash = $state(location.hash); // what the place is about, if its address says so
  atTable = $state(nameIn(history.state) === 'online'); // an online table is open, at this place or beneath it

  constructor() {
    addEventListener('popstate', ({ state }) => this.#show(nameIn(state)));
  }

  // `address`: if it differs from that of the place before.
  go(name: PlaceName, address = ''): void {
    history.pushState({ place: name }, '', address);
    this.#show(name);
  }

  replace(name: PlaceName, address = ''): void {
    history.replaceState({ place: name }, '', address);
    this.#show(name);
  }

  // Goes back one place, even if called again before that is done.
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

  // Replaces the current place with this one and those beneath it.
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
