import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { followGamepads } from '../gamepad/followGamepads.ts';

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
/** Long enough for the game to look at the gamepad. */
const frames = () =>
  act(async () => {
    for (let drawn = 0; drawn < 3; drawn += 1) await frame();
  });

/** Connects a gamepad of the standard layout, which the game follows until `unplug`. */
export async function plugIn() {
  const buttons = Array.from({ length: 32 }, () => ({ pressed: false, touched: false, value: 0 }));
  const axes = [0, 0, 0, 0];
  let pads: object[] = [{ buttons, axes }];
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { getGamepads: () => pads }));
  const stop = followGamepads();
  globalThis.dispatchEvent(new Event('gamepadconnected'));
  await frames();
  return {
    /** Presses buttons together, and releases them. */
    async press(...numbers: readonly number[]): Promise<void> {
      for (const number of numbers) buttons[number]!.pressed = true;
      await frames();
      for (const number of numbers) buttons[number]!.pressed = false;
      await frames();
    },
    async unplug(): Promise<void> {
      pads = [];
      await frames();
      stop();
      vi.unstubAllGlobals();
    },
  };
}
