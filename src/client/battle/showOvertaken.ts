import type { BattleDetails } from '../../bridge/state.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { showToast } from '../notifications/toasts.ts';
import { showBattle } from './showBattle.ts';

/** Shows a battle that went on without this window as it stands now, plays nothing, and says so. */
export function showOvertaken(present: BattleDetails): void {
  showBattle(present);
  showToast('info', battleWords.wentOn);
}
