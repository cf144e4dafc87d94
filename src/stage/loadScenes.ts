import { createStore } from 'zustand/vanilla';
import { loadScript } from '../api/loadScript.ts';
import { stage } from '../bridge/stage.ts';
import type { SceneName } from '../bridge/state.ts';

interface GameHandle {
  show(name: SceneName, parent: HTMLElement): Promise<void>;
  hide(): void;
}

/** Why the canvas is missing: a script of the scenes did not load, or rendering failed repeatedly. */
export const stageTrouble = createStore<'missing' | 'broken' | null>(() => null);

let game: GameHandle | null = null;
let loading = false;

/**
 * Loads the scenes on first use, once per page load, and attaches the canvas to the screen's element. A canvas that
 * was given up is tried again.
 */
export async function showStage(): Promise<void> {
  if (loading) return;
  const trouble = stageTrouble.getState();
  stageTrouble.setState(null, true);
  if (game) {
    if (trouble) hang();
    return;
  }
  loading = true;
  try {
    const { startGame } = await loadScript(import('../../scenes/main.ts'));
    game = startGame(() => stageTrouble.setState('broken', true));
    stage.subscribe(hang);
    hang();
  } catch (problem) {
    notLoaded(problem);
  } finally {
    loading = false;
  }
}

function notLoaded(problem: unknown): void {
  console.error(problem);
  stageTrouble.setState('missing', true);
}

async function hang(): Promise<void> {
  const { name, element } = stage.getState();
  if (!name || !element) return game?.hide();
  try {
    await loadScript(Promise.resolve(game?.show(name, element)));
  } catch (problem) {
    if (stage.getState().element === element) notLoaded(problem);
  }
}
