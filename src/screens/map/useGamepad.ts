import { useEffect } from 'react';
import { gamepadDirection } from '../../app/gamepad/gamepadDirection.ts';
import { watchGamepads } from '../../app/gamepad/watchGamepads.ts';
import { hold } from '../../bridge/hold.ts';

/** Lets a gamepad walk. */
export function useGamepad(): void {
  useEffect(() => {
    const letGo = watchGamepads((pads) => {
      hold('gamepad', pads.map(gamepadDirection).find((each) => each !== null) ?? null);
    });
    return () => {
      letGo();
      hold('gamepad', null);
    };
  }, []);
}
