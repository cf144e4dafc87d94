import { useStore } from 'zustand';
import { type TriedFile, tried } from '../../client/workshop/tryOut/tried.ts';

/** The files that stand in for the game's own in this window, by their names. */
export const useTried = (): Readonly<Record<string, TriedFile>> => useStore(tried);
