import type { SceneName } from '../src/bridge/state.ts';
import { GameCanvas } from './gameCanvas.ts';

/** The canvas as the page sees it. */
export interface GameHandle {
  /** Shows a scene in a slot; the slot gives the width, the scene its height. */
  show(name: SceneName, parent: HTMLElement): void;
  /** Takes the canvas out of its slot and lets the scene go. */
  hide(): void;
}

let game: GameHandle | null = null;

/** The one game of this page: asked for again, it is the same one. `gaveUp` is told when a scene cannot be drawn. */
export function startGame(gaveUp: () => void): GameHandle {
  game ??= new GameCanvas(gaveUp);
  return game;
}
