import { createStore } from 'zustand/vanilla';
import { noteStageWork } from '../bridge/signals/stageWork.ts';
import { stage } from '../bridge/stage.ts';
import type { SceneName } from '../bridge/state.ts';
import { loadScript } from '../locales/loadScript.ts';
import { spoken } from '../locales/texts.ts';

interface GameHandle {
  show(name: SceneName, parent: HTMLElement): Promise<void>;
  hide(): void;
  reword(): void;
}

/** Milliseconds after which scenes write in another face. */
const FONT_MS = 2000;

/** Waits until the faces of the page have come: what a scene has written keeps its face. */
async function fontsReady(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, FONT_MS));
  await Promise.race([document.fonts?.ready, late]);
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
  noteStageWork(1);
  try {
    const [{ startGame }] = await Promise.all([loadScript(import('../../scenes/main.ts')), fontsReady()]);
    game = startGame(giveUp);
    stage.subscribe(hang);
    spoken.subscribe(() => game?.reword());
    hang();
  } catch (problem) {
    notLoaded(problem);
  } finally {
    loading = false;
  }
}

function giveUp(): void {
  noteStageWork(0);
  stageTrouble.setState('broken', true);
}

function notLoaded(problem: unknown): void {
  console.error(problem);
  noteStageWork(0);
  stageTrouble.setState('missing', true);
}

async function hang(): Promise<void> {
  const { name, element } = stage.getState();
  if (!name || !element) {
    noteStageWork(0);
    return game?.hide();
  }
  try {
    await loadScript(Promise.resolve(game?.show(name, element)));
  } catch (problem) {
    if (stage.getState().element === element) notLoaded(problem);
  }
}
