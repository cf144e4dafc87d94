import type { ComponentType } from 'react';
import { loadScript } from '../../locales/loadScript.ts';
import type { LoadScreen } from './gameRoute.ts';

const loaded = new Map<LoadScreen, ComponentType>();

/** The screen's component if its script is loaded, otherwise null. */
export const loadedScreen = (load: LoadScreen) => loaded.get(load) ?? null;

/** Loads a screen's script. Rejects if loading fails or takes too long. */
export async function loadScreen(load: LoadScreen): Promise<ComponentType> {
  const { default: screen } = await loadScript(load());
  loaded.set(load, screen);
  return screen;
}
