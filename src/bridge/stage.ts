import { createStore } from 'zustand/vanilla';
import type { SceneName } from './state.ts';

/** Which scene the canvas shows and in which element. Both are null while no screen shows the canvas. */
export interface CanvasPlacement {
  readonly name: SceneName | null;
  readonly element: HTMLElement | null;
}

export const stage = createStore<CanvasPlacement>(() => ({ name: null, element: null }));

/** Places the canvas, or removes it with null. */
export function setStage(name: SceneName | null, element: HTMLElement | null): void {
  stage.setState({ name, element });
}
