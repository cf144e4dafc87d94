import { battleWords } from '../locales/en/battle.ts';
import { showBattle } from './showBattle.ts';
import type { BattleDetails } from './state.ts';
import { showToast } from './toasts.ts';

/** Shows a battle that went on without this window as it stands now, plays nothing, and says so. */
export function showOvertaken(present: BattleDetails): void {
  showBattle(present);
  showToast('info', battleWords.wentOn);
}
