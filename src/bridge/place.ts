import { createStore } from 'zustand/vanilla';

/** The path of the screen that the player is on, in lower case; empty before the first one is there. */
export const place = createStore<string>(() => '');

export function setPlace(path: string): void {
  place.setState(path.toLowerCase(), true);
}
