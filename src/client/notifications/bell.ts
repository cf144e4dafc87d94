import { createStore } from 'zustand/vanilla';

/** How many notices the player has not read; null as long as that is not known. */
export const bell = createStore<{ readonly unread: number | null }>()(() => ({ unread: null }));
