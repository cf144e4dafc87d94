import { useEffect } from 'react';
import { hold } from '../../client/world/hold.ts';
import { gamepadDirection } from '../../gamepad/gamepadDirection.ts';
import { watchGamepads } from '../../gamepad/watchGamepads.ts';
import { isPageFree } from '../../hooks/gameKeys.ts';

/** Lets a gamepad walk, unless something lies above the map: then it is operated with it. */
export function useGamepad(): void {
  useEffect(() => {
    const letGo = watchGamepads((pads) => {
      const wanted = pads.map(gamepadDirection).find((each) => each !== null);
      hold('gamepad', (isPageFree() && wanted) || null);
    });
    return () => {
      letGo();
      hold('gamepad', null);
    };
  }, []);
}
