import { createStore } from 'zustand/vanilla';

/** The path of the screen that the player is on, in lower case; empty before the first one is there. */
export const currentPath = createStore<string>(() => '');

/** An address of the game with what came along on the way there. */
export interface PlayerLocation {
  /** Path and search. */
  readonly to: string;
  readonly state: unknown;
}

let here: PlayerLocation = { to: '/home', state: null };

/** Where the player is, so that one can come back there. */
export const currentLocation = (): PlayerLocation => here;

export function setLocation(path: string, search = '', state: unknown = null): void {
  here = { to: `${path}${search}`, state };
  currentPath.setState(path.toLowerCase(), true);
}
