import { createStore } from 'zustand/vanilla';
import { loadScript } from '../api/loadScript.ts';
import { stage } from '../bridge/stage.ts';
import type { SceneName } from '../bridge/state.ts';

interface GameHandle {
  show(name: SceneName, parent: HTMLElement): void;
  hide(): void;
}

/** Why the canvas is missing: the scenes' script did not load, or rendering failed repeatedly. */
export const stageTrouble = createStore<'missing' | 'broken' | null>(() => null);

let game: GameHandle | null = null;
let loading = false;

/**
 * Loads the scenes on first use, once per page load, and attaches the canvas to the screen's element. A canvas that
 * was given up is tried again.
 */
export async function showStage(): Promise<void> {
  if (loading) return;
  const broken = stageTrouble.getState() === 'broken';
  stageTrouble.setState(null, true);
  if (game) {
    if (broken) hang();
    return;
  }
  loading = true;
  try {
    const { startGame } = await loadScript(import('../../scenes/main.ts'));
    game = startGame(() => stageTrouble.setState('broken', true));
    stage.subscribe(hang);
    hang();
  } catch (problem) {
    console.error(problem);
    stageTrouble.setState('missing', true);
  } finally {
    loading = false;
  }
}

function hang(): void {
  const { name, element } = stage.getState();
  if (name && element) game?.show(name, element);
  else game?.hide();
}
