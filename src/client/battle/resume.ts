import { currentBattle } from '../../../contract/game.ts';
import { request } from '../../api/request.ts';
import { playbackOver } from '../../bridge/playback.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { readStoredBattle } from '../../bridge/storage.ts';
import { bridge, changeBattle } from '../../bridge/store.ts';
import { navigateTo } from '../session/navigation.ts';
import { profilesKept } from '../session/session.ts';
import { isSameSituation } from './follows.ts';
import { addToStory, forgetStory, recallStory } from './log/battleStory.ts';
import { showBattle, showOvertaken } from './showBattle.ts';

/** Pages of a battle that is not over. */
const OPEN = ['selection', 'battle', 'roundResults'];

/** Loads the battle stored in this tab. Returns false if there is none. */
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
 * Loads the present state of the battle from the server and shows it, since the stored one may be old or edited. If
 * the server has no battle, it navigates home; if the request fails, nothing changes.
 */
export async function refreshBattle(): Promise<void> {
  const kept = profilesKept();
  const news = await newsOfBattle();
  if (!news) return;
  if (news.details) showBattle(news.details, kept);
  else if (news.shown && OPEN.includes(news.shown.page)) {
    showBattle(null);
    navigateTo('/Home');
  }
}

/** If the battle went on elsewhere, shows its present state and tells the player. Returns true if it did. */
export async function catchUp(): Promise<boolean> {
  await playbackOver();
  const kept = profilesKept();
  const { details, shown } = (await newsOfBattle()) ?? {};
  if (!details || !shown || isSameSituation(details, shown)) return false;
  showOvertaken(details, kept);
  return true;
}

/** Opens the unfinished battle of the server. Returns false if there is none or the request fails. */
export async function resumeBattle(): Promise<boolean> {
  const kept = profilesKept();
  const details = await fetchBattle();
  if (!details) return false;
  showBattle(details, kept);
  navigateTo('/battle');
  return true;
}

/** The battle of the server and the shown one; null if the request failed or the state has changed in the meantime. */
async function newsOfBattle(): Promise<{
  details: BattleDetails | null;
  shown: BattleDetails | null;
} | null> {
  const { battle: shown } = bridge.getState().battle;
  const details = await fetchBattle();
  const { battle, busy, playback } = bridge.getState().battle;
  // If the player has acted in the meantime, this reply is outdated.
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
