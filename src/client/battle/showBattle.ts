import type { BattleDetails } from '../../bridge/state.ts';
import { writeBattle } from '../../bridge/storage.ts';
import { bridge, changeBattle } from '../../bridge/store.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { showToast } from '../notifications/toasts.ts';
import { keepProfile } from '../session/session.ts';
import { isSameBattle } from './follows.ts';
import { addToStory, forgetStory, recallStory } from './log/battleStory.ts';

/** Stores a battle as the server sent it, and the profile that came with it; null forgets the battle. */
export function keepBattle(details: BattleDetails | null): void {
  writeBattle(details);
  if (details?.profile) keepProfile(details.profile);
}

/** Shows and stores a battle as it is, without playing anything; null forgets the battle. */
export function showBattle(details: BattleDetails | null): void {
  const { battle } = bridge.getState().battle;
  if (!details) forgetStory();
  else if (!battle || !isSameBattle(battle, details)) recallStory(details);
  if (details) addToStory(details);
  keepBattle(details);
  changeBattle({ battle: details, playback: null, past: null });
}

/** Shows a battle that went on without this window as it stands now, plays nothing, and says so. */
export function showOvertaken(present: BattleDetails): void {
  showBattle(present);
  showToast('info', battleWords.wentOn);
}
