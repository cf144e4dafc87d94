import { createStore } from 'zustand/vanilla';
import type { StageName } from './state.ts';

/** Where the canvas belongs now. Both are null while no screen has room for it. */
export interface Stage {
  readonly name: StageName | null;
  readonly element: HTMLElement | null;
}

export const stage = createStore<Stage>(() => ({ name: null, element: null }));

/** Gives the canvas a place, or takes it away. */
export function setStage(name: StageName | null, element: HTMLElement | null): void {
  stage.setState({ name, element });
}
