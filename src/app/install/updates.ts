import { createStore } from 'zustand/vanilla';

/** A new release that the browser has fetched; null if there is none, or if the player wants it later. */
export const waitingUpdate = createStore<{ readonly apply: () => void } | null>(() => null);
