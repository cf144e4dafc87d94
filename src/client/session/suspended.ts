import { createStore } from 'zustand/vanilla';
import type { Suspension } from '../../../contract/shapes/operating/moderation.ts';

/** The suspension with which the server has refused the last login or call; null if there is none. */
export const suspended = createStore<{ readonly suspension: Suspension | null }>()(() => ({
  suspension: null,
}));
