import { createStore } from 'zustand/vanilla';

/** Path of the present screen in lower case; empty before the first screen is rendered. */
export const currentPath = createStore<string>(() => '');

/** A location within the game, with the history state. */
export interface PlayerLocation {
  /** Path and query string. */
  readonly to: string;
  readonly state: unknown;
}

let here: PlayerLocation = { to: '/home', state: null };

/** The player's present location. */
export const currentLocation = (): PlayerLocation => here;

export function setLocation(path: string, search = '', state: unknown = null): void {
  here = { to: `${path}${search}`, state };
  currentPath.setState(path.toLowerCase(), true);
}

/** The path of the address, as the router reads it: in a trial it comes after the `#`. */
export const addressPath = (): string =>
  import.meta.env.TRIAL ? location.hash.replace(/^#|\?.*$/g, '') || '/' : location.pathname;
