import { currentBattle } from '../../../contract/game.ts';
import { request } from '../../api/request.ts';
import { playbackOver } from '../../bridge/playback.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { readStoredBattle } from '../../bridge/storage.ts';
import { bridge, changeBattle } from '../../bridge/store.ts';
import { navigateTo } from '../session/navigation.ts';
import { isSameSituation } from './follows.ts';
import { addToStory, forgetStory, recallStory } from './log/battleStory.ts';
import { showBattle, showOvertaken } from './showBattle.ts';

/** Pages on which the battle waits for the player. */
const OPEN = ['selection', 'battle', 'roundResults'];

/** Takes up the battle of this tab. False where none is stored. */
export function loadStoredBattle(): boolean {
  const stored = readStoredBattle();
  if (stored) {
    recallStory(stored);
    addToStory(stored);
  } else forgetStory();
  changeBattle({ battle: stored, playback: null, past: null, busy: null });
  return stored !== null;
}

/**
 * Asks the server for the battle as it stands and shows that: what was stored here may be old, or edited. A battle
 * that the server no longer has leads home; an unreachable server changes nothing.
 */
export async function refreshBattle(): Promise<void> {
  const news = await newsOfBattle();
  if (!news) return;
  if (news.details) showBattle(news.details);
  else if (news.shown && OPEN.includes(news.shown.page)) {
    showBattle(null);
    navigateTo('/Home');
  }
}

/**
 * Shows a battle that went on elsewhere as it stands now, and says so; leaves alone one that did not. True where
 * something else is shown now.
 */
export async function catchUp(): Promise<boolean> {
  await playbackOver();
  const { details, shown } = (await newsOfBattle()) ?? {};
  if (!details || !shown || isSameSituation(details, shown)) return false;
  showOvertaken(details);
  return true;
}

/** Leads to the battle that waits on the server. False where there is none, or it cannot be had. */
export async function resumeBattle(): Promise<boolean> {
  const details = await fetchBattle();
  if (!details) return false;
  showBattle(details);
  navigateTo('/battle');
  return true;
}

/** What the server has and what is shown here; null where it cannot be had, or came too late to matter. */
async function newsOfBattle(): Promise<{
  details: BattleDetails | null;
  shown: BattleDetails | null;
} | null> {
  const { battle: shown } = bridge.getState().battle;
  const details = await fetchBattle();
  const { battle, busy, playback } = bridge.getState().battle;
  // Whoever acted meanwhile has newer news than this reply.
  if (details === undefined || battle !== shown || playback || busy) return null;
  return { details, shown };
}

async function fetchBattle(): Promise<BattleDetails | null | undefined> {
  const { token } = bridge.getState().session;
  try {
    const { battleDetails } = await request(currentBattle);
    return bridge.getState().session.token === token ? battleDetails : undefined;
  } catch {
    return undefined;
  }
}
