import type { Refusal } from '../../api/refusal.ts';
import type { BattleAction } from '../../bridge/state.ts';
import { showToast } from '../notifications/toasts.ts';
import { navigateTo } from '../session/navigation.ts';
import { catchUp, refreshBattle } from './resume.ts';
import { showBattle } from './showBattle.ts';

const ENDING: readonly BattleAction[] = ['select', 'attack', 'catch'];

/** Tells the player why an action failed, and leads away from a battle that cannot go on. */
export async function battleFailed(action: BattleAction, refusal: Refusal): Promise<void> {
  // An ended session leads to the login screen by itself.
  if (refusal.status === 401) return;
  // What is refused for the present state was asked for in an older one, and what got no answer in time has perhaps been
  // done: show the present state, if there is another.
  const outdated = refusal.status === 409 || refusal.transport === 'ECONNABORTED';
  if (outdated && action !== 'start' && (await catchUp())) return;
  showToast('error', refusal.message);
  if (refusal.code === 'stale_round') return;
  if (refusal.transport !== 'ERR_BAD_REQUEST' || refusal.status === 429) return;
  if (action === 'continue') return refreshBattle();
  if (!ENDING.includes(action)) return;
  if (action === 'select') showBattle(null);
  navigateTo('/Home');
}
