import type { SceneName } from '../src/bridge/state.ts';
import { GameCanvas } from './gameCanvas.ts';

/** The interface of the canvas for the page. */
export interface GameHandle {
  /** Shows a scene in a slot. The slot sets the width, the scene the height. Rejects if its script cannot be loaded. */
  show(name: SceneName, parent: HTMLElement): Promise<void>;
  /** Takes the canvas out of its slot and stops the scene. */
  hide(): void;
  /** Draws the scene anew, with the words as they are now. */
  reword(): void;
}

let game: GameHandle | null = null;

/** Returns the only game of this page, created at the first call. `gaveUp` is called when a scene keeps failing. */
export function startGame(gaveUp: () => void): GameHandle {
  game ??= new GameCanvas(gaveUp);
  return game;
}
