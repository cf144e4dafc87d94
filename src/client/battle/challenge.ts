import {
  currentBattle,
  startGoldBattle,
  startGymBattle,
  startTrainingBattle,
  startUserBattle,
} from '../../../contract/game.ts';
import type { CreatureType } from '../../../rules/creatures/types.ts';
import { Refusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { bridge, changeBattle } from '../../bridge/store.ts';
import { en } from '../../locales/en.ts';
import { profilesKept, refreshProfile } from '../session/session.ts';
import { showBattle } from './showBattle.ts';

export type StakeTier = 'bronze' | 'silver' | 'gold';

/** The opponent that the player wants to battle. For `user`, 1 stands for any player of similar strength. */
export type Challenge =
  | { readonly type: 'gym'; readonly leader: string }
  | { readonly type: 'user'; readonly name: string | 1 }
  | { readonly type: 'training'; readonly of: CreatureType }
  | { readonly type: 'gold'; readonly tier: StakeTier }
  /** Somebody on a map; their script has the call. */
  | { readonly type: 'met'; readonly start: () => Promise<{ battleDetails: BattleDetails }> };

const OPEN: readonly BattleDetails['page'][] = ['selection', 'battle', 'roundResults'];

/**
 * Starts a battle and shows it. Returns false if another start is under way, or if the player has logged out in the
 * meantime.
 * @throws Refusal if the server does not return a battle
 */
export async function startChallenge(challenge: Challenge): Promise<boolean> {
  const { session, battle } = bridge.getState();
  if (battle.busy) return false;
  const kept = profilesKept();
  changeBattle({ busy: 'start' });
  try {
    const { battleDetails } = await call(challenge);
    if (bridge.getState().session.token !== session.token) return false;
    if (!battleDetails?.page) throw new Refusal(en.errors.server, null, null, null);
    showBattle(battleDetails, kept);
    return true;
  } finally {
    changeBattle({ busy: null });
  }
}

function call(challenge: Challenge): Promise<{ battleDetails: BattleDetails }> {
  switch (challenge.type) {
    case 'gym':
      return request(startGymBattle, { id: challenge.leader });
    case 'user':
      return request(startUserBattle, { name: challenge.name });
    case 'training':
      return request(startTrainingBattle, { type: challenge.of });
    case 'gold':
      return request(startGoldBattle, { tier: challenge.tier });
    case 'met':
      return challenge.start();
  }
}

/**
 * The unfinished battle that the challenge would end; null if there is none.
 * @throws Refusal if the request fails
 */
export async function battleInTheWay(challenge: Challenge): Promise<BattleDetails | null> {
  const profile = bridge.getState().session.profile ?? (await refreshProfile());
  if (!profile?.inBattle) return null;
  const { battleDetails } = await request(currentBattle);
  if (!battleDetails || battleDetails.fled || !OPEN.includes(battleDetails.page)) return null;
  return isPaidAlready(challenge, battleDetails) ? null : battleDetails;
}

/** A stake battle that waits for its first choice is not paid twice: the server returns the same battle again. */
const isPaidAlready = (challenge: Challenge, { goldTier, page, round }: BattleDetails): boolean =>
  challenge.type === 'gold' && challenge.tier === goldTier && page === 'selection' && round === 0;
