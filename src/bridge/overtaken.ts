import { battleWords } from '../locales/en/battle.ts';
import { notify } from './notices.ts';
import { showBattle } from './showBattle.ts';
import type { BattleDetails } from './state.ts';

/** Shows a battle that went on without this window as it stands now, plays nothing, and says so. */
export function overtaken(present: BattleDetails): void {
  showBattle(present);
  notify('info', battleWords.wentOn);
}
