import { useEffect } from 'react';
import { isPageFree } from '../../app/gameKeys.ts';
import { gamepadDirection } from '../../app/gamepad/gamepadDirection.ts';
import { watchGamepads } from '../../app/gamepad/watchGamepads.ts';
import { hold } from '../../bridge/hold.ts';

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
