import type { Refusal } from '../../api/refusal.ts';
import type { BattleAction } from '../../bridge/state.ts';
import { showToast } from '../notifications/toasts.ts';
import { navigateTo } from '../session/navigation.ts';
import { catchUp, refreshBattle } from './resume.ts';
import { showBattle } from './showBattle.ts';

const ENDING: readonly BattleAction[] = ['select', 'attack', 'catch'];

/** Tells the player why an action failed, and leaves a battle that cannot go on. */
export async function battleFailed(action: BattleAction, refusal: Refusal): Promise<void> {
  // The session has ended: the redirect to the login screen is enough.
  if (refusal.status === 401) return;
  // After a conflict (409) or a timeout the battle may have gone on: show its present state if it differs from the
  // shown one.
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
