import { createStore } from 'zustand/vanilla';
import type { SceneName } from './state.ts';

/** Where the canvas belongs now. Both are null while no screen has room for it. */
export interface CanvasPlacement {
  readonly name: SceneName | null;
  readonly element: HTMLElement | null;
}

export const stage = createStore<CanvasPlacement>(() => ({ name: null, element: null }));

/** Gives the canvas a place, or takes it away. */
export function setStage(name: SceneName | null, element: HTMLElement | null): void {
  stage.setState({ name, element });
}
