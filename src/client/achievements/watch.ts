import { getAchievements, noteAchievements } from '../../../contract/progress/achievements.ts';
import { request } from '../../api/request.ts';
import { createEmitter } from '../../bridge/signals/emitter.ts';
import { peakOver } from '../../bridge/signals/peak.ts';
import type { BridgeState } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { loadScript } from '../../locales/loadScript.ts';
import { onNotification } from '../notifications/notifications.ts';
import { showToast } from '../notifications/toasts.ts';

const reached = createEmitter<string>();
/** Listens to what is told of achievements. Returns a function that ends it. */
export const onReached = reached.on;

const UNDER_WAY: readonly string[] = ['selection', 'battle', 'roundResults'];
const isFighting = ({ battle: { battle } }: BridgeState): boolean =>
  battle !== null && UNDER_WAY.includes(battle.page);

/** What changes when something may have been reached: the end of a battle, a new creature, a new map. */
export const occasion = (state: BridgeState): string => {
  const { pokemonCount, maps } = state.session.profile ?? {};
  return [isFighting(state), pokemonCount, maps?.length].join();
};

/** Whether news must wait: nobody looks, or a toast would lie over the choices of a battle. */
export const mustWait = (): boolean => document.visibilityState === 'hidden' || isFighting(bridge.getState());

function tell(lines: readonly string[]): void {
  for (const line of lines) {
    showToast('success', line);
    reached.emit(line);
  }
}

let looking = false;
let isDue = false;
let watchers = 0;

/**
 * Asks whether achievements have been reached, and tells them. The server names each to one window only. A failure is
 * silent: the next occasion asks again.
 */
export async function lookForAchievements(): Promise<void> {
  const { token } = bridge.getState().session;
  // A logout changes the profile, too.
  if (token === null) return;
  isDue = true;
  if (looking || mustWait()) return;
  looking = true;
  try {
    while (isDue) {
      isDue = false;
      const { achievements: all } = await request(getAchievements);
      if (!all.some(({ count, goal, reachedAt }) => count >= goal && reachedAt === null)) continue;
      // Before anything is noted, since each is named once: without its words, or after the page is left in a great moment,
      // nothing could be told of it any more.
      const { linesOfReached } = await loadScript(import('./lines.ts'));
      await peakOver();
      const { reached: fresh } = await request(noteAchievements);
      if (bridge.getState().session.token !== token) return;
      tell(linesOfReached(fresh.map(({ id }) => id)));
    }
  } catch {
    // See above.
  } finally {
    looking = false;
  }
}

/** Looks for achievements after a change that neither the profile nor a battle shows, if the page tells of them. */
export function lookAgain(): void {
  if (watchers > 0) void lookForAchievements();
}

/** Looks for achievements now and whenever one may have been reached, until the returned function is called. */
export function watchAchievements(): () => void {
  const onVisible = () => {
    if (isDue) void lookForAchievements();
  };
  const letGo = [
    bridge.subscribe(occasion, () => void lookForAchievements()),
    onNotification((notice) => {
      if (notice?.kind === 'accepted') void lookForAchievements();
    }),
    () => document.removeEventListener('visibilitychange', onVisible),
  ];
  document.addEventListener('visibilitychange', onVisible);
  watchers++;
  void lookForAchievements();
  return () => {
    for (const stop of letGo) stop();
    isDue = false;
    watchers--;
  };
}
