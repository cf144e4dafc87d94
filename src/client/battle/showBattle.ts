import type { BattleDetails } from '../../bridge/state.ts';
import { writeBattle } from '../../bridge/storage.ts';
import { bridge, changeBattle } from '../../bridge/store.ts';
import { partWords } from '../../locales/en/parts.ts';
import { showToast } from '../notifications/toasts.ts';
import { keepProfile } from '../session/session.ts';
import { isSameBattle } from './follows.ts';
import { addToStory, forgetStory, recallStory } from './log/battleStory.ts';

/**
 * Stores a battle and the profile in it; null removes the battle.
 * @param before what `profilesKept` said when the battle was asked for
 */
export function keepBattle(details: BattleDetails | null, before?: number): void {
  writeBattle(details);
  if (details?.profile) keepProfile(details.profile, before);
}

/** Shows and stores a battle without playing anything; null removes the battle. @param before as for `keepBattle` */
export function showBattle(details: BattleDetails | null, before?: number): void {
  const { battle } = bridge.getState().battle;
  if (!details) forgetStory();
  else if (!battle || !isSameBattle(battle, details)) recallStory(details);
  if (details) addToStory(details);
  keepBattle(details, before);
  changeBattle({ battle: details, playback: null, past: null });
}

/** Shows the present state of a battle that went on in another window, without playing, and tells the player. */
export function showOvertaken(present: BattleDetails, before: number): void {
  showBattle(present, before);
  showToast('info', partWords.battleWentOn);
}
