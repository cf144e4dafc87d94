import { useEffect } from 'react';
import { loadScript } from '../../api/loadScript.ts';

/** Lets achievements be told as long as the component is shown. @param token of the player; nothing happens without */
export function useAchievementWatch(token: string | null): void {
  useEffect(() => {
    if (token === null) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    loadScript(import('../../client/achievements/watch.ts')).then(
      ({ watchAchievements }) => {
        if (!isGone) stop = watchAchievements();
      },
      // The profile shows them all the same.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [token]);
}
