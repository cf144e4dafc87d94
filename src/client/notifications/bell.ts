import { createStore } from 'zustand/vanilla';

/** Number of unread notices; null until it is known. */
export const bell = createStore<{ readonly unread: number | null }>()(() => ({ unread: null }));
