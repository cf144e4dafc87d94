import type { ComponentType } from 'react';
import type { LoadScreen } from './gamePlace.ts';

/** A script that takes longer than this many milliseconds counts as lost. */
export const LONGEST_LOAD_MS = 120_000;

const loaded = new Map<LoadScreen, ComponentType>();

/** The screen, if its script is there already. */
export const loadedScreen = (load: LoadScreen) => loaded.get(load) ?? null;

/** Loads a screen's script; rejects when it cannot be had or takes too long. */
export async function loadScreen(load: LoadScreen): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The script took too long.')), LONGEST_LOAD_MS);
  });
  try {
    const { default: screen } = await Promise.race([load(), tooLong]);
    loaded.set(load, screen);
    return screen;
  } finally {
    clearTimeout(timer);
  }
}
