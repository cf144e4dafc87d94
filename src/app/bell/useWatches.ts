import { useEffect } from 'react';
import { loadScript } from '../../locales/loadScript.ts';

/** Begins to watch, and returns what ends it. */
type Watch = () => () => void;

const WATCHES: readonly (() => Promise<Watch>)[] = [
  async () => (await loadScript(import('../../client/achievements/watch.ts'))).watchAchievements,
  ...(import.meta.env.TRIAL
    ? []
    : [async () => (await loadScript(import('../../client/quests/watch.ts'))).watchQuests]),
];

/** Lets achievements and finished quests be told as long as the component is shown. @param token of the player; nothing happens without */
export function useWatches(token: string | null): void {
  useEffect(() => {
    if (token === null) return;
    const letGo: (() => void)[] = [];
    let isGone = false;
    for (const load of WATCHES) {
      load().then(
        (watch) => {
          if (!isGone) letGo.push(watch());
        },
        // The profile and the page of quests show them all the same.
        () => undefined,
      );
    }
    return () => {
      isGone = true;
      for (const stop of letGo) stop();
    };
  }, [token]);
}
