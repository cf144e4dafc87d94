import { useEffect } from 'react';
import { hold } from '../../bridge/hold.ts';
import { gamepadDirection } from './gamepadDirection.ts';

/** Lets a gamepad walk. It is asked in every frame, but only while one is connected. */
export function useGamepad(): void {
  useEffect(() => {
    let frame = 0;
    const connected = () => (navigator.getGamepads?.() ?? []).filter((pad) => pad !== null);
    const poll = () => {
      const pads = connected();
      const direction = pads.map(gamepadDirection).find((each) => each !== null) ?? null;
      hold('gamepad', direction);
      frame = pads.length > 0 ? requestAnimationFrame(poll) : 0;
    };
    const start = () => {
      if (frame === 0 && connected().length > 0) frame = requestAnimationFrame(poll);
    };
    start();
    globalThis.addEventListener('gamepadconnected', start);
    return () => {
      cancelAnimationFrame(frame);
      hold('gamepad', null);
      globalThis.removeEventListener('gamepadconnected', start);
    };
  }, []);
}
