import { createStore } from 'zustand/vanilla';
import { stage } from '../../bridge/stage.ts';
import type { StageName } from '../../bridge/state.ts';

interface GameHandle {
  show(name: StageName, parent: HTMLElement): void;
  hide(): void;
}

/** True while the scenes' script could not be had. */
export const stageFailed = createStore<boolean>(() => false);

let game: GameHandle | null = null;
let loading = false;

/** Loads the scenes on first use, once for the life of the page, and hangs the canvas where a screen has room. */
export async function showStage(): Promise<void> {
  if (game || loading) return;
  loading = true;
  stageFailed.setState(false, true);
  try {
    const { startGame } = await import('../../../scenes/main.ts');
    game = startGame();
    stage.subscribe(hang);
    hang();
  } catch (problem) {
    console.error(problem);
    stageFailed.setState(true, true);
  } finally {
    loading = false;
  }
}

function hang(): void {
  const { name, element } = stage.getState();
  if (name && element) game?.show(name, element);
  else game?.hide();
}
