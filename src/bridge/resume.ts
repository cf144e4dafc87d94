import { currentBattle } from '../../contract/game.ts';
import { request } from '../api/request.ts';
import { travel } from './journeys.ts';
import { showBattle } from './showBattle.ts';
import type { BattleDetails } from './state.ts';
import { readBattle } from './storage.ts';
import { bridge, changeBattle } from './store.ts';

/** Pages on which the battle waits for the player. */
const OPEN = ['selection', 'battle', 'roundResults'];

/** Takes up the battle of this tab. False where none is stored. */
export function loadBattle(): boolean {
  const stored = readBattle();
  changeBattle({ battle: stored, playback: null, busy: null });
  return stored !== null;
}

/**
 * Asks the server for the battle as it stands and shows that: what was stored here may be old, or edited. A battle
 * that the server no longer has leads home; an unreachable server changes nothing.
 */
export async function refreshBattle(): Promise<void> {
  const shown = bridge.getState().battle.battle;
  const details = await fetchBattle();
  const { battle, busy, playback } = bridge.getState().battle;
  // Whoever acted meanwhile has newer news than this reply.
  if (details === undefined || battle !== shown || playback || busy) return;
  if (details) showBattle(details);
  else if (battle && OPEN.includes(battle.page)) {
    showBattle(null);
    travel('/Home');
  }
}

/** Leads to the battle that waits on the server, if there is one. */
export async function resumeBattle(): Promise<void> {
  const details = await fetchBattle();
  if (!details) return;
  showBattle(details);
  travel('/battle');
}

async function fetchBattle(): Promise<BattleDetails | null | undefined> {
  try {
    return (await request(currentBattle)).battleDetails;
  } catch {
    return undefined;
  }
}
