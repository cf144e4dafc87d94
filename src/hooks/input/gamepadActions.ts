import type { PlayerAction } from '../../../contract/shapes/controls.ts';
import { createEmitter } from '../../bridge/signals/emitter.ts';

const actions = createEmitter<PlayerAction>();

/** Tells whoever can carry out an action that the player has pressed a gamepad button of it. */
export const pressedOnGamepad = actions.emit;
export const onGamepadAction = actions.on;

let listener: ((button: number) => void) | null = null;

/** Who is told about the gamepad buttons instead of what they usually do; null if nobody. */
export const buttonListener = (): typeof listener => listener;

/** While somebody listens, gamepad buttons do nothing else. Returns a function that ends it. */
export function listenForButtons(listen: (button: number) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = null;
  };
}
