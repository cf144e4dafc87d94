import {
  type CupStanding,
  enterCup,
  getCups,
  leaveCup,
  startCupBattle,
} from '../../../contract/progress/cups.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request, requestOnce } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { bridge } from '../../bridge/store.ts';
import type { Challenge } from '../battle/challenge.ts';
import { idempotent } from '../idempotent.ts';
import { showToast } from '../notifications/toasts.ts';
import { invalidate, type Query } from '../queryClient.ts';
import { keepProfile, profilesKept } from '../session/session.ts';

/** The tournaments, and the one that the player is in. */
export const cupsQuery: Query<CupStanding> = { key: ['cups'], ask: () => request(getCups), kept: false };

/** The next battle of the tournament. */
export const cupChallenge: Challenge = { type: 'met', start: () => request(startCupBattle) };

/** Does something about a tournament. @returns what is then; null if nothing has changed, which the player has been told */
async function change(act: () => Promise<CupStanding>): Promise<CupStanding | null> {
  const token = readToken();
  const kept = profilesKept();
  try {
    const reply = await act();
    const { profile } = bridge.getState().session;
    if (token === readToken() && profile) keepProfile({ ...profile, coins: reply.coins }, kept);
    return reply;
  } catch (problem) {
    const { status, message } = toRefusal(problem);
    if (status !== 401) showToast('error', message);
    return null;
  } finally {
    invalidate('ledger', 'mart');
  }
}

/** Enters a tournament; a retry after a lost reply is paid only once. */
export const joinCup = (cup: string): Promise<CupStanding | null> =>
  change(() => idempotent(`enter ${cup}`, (key) => requestOnce(key, enterCup, { cup })));

/** Gives up the tournament that runs. */
export const giveUp = (): Promise<CupStanding | null> => change(() => request(leaveCup));
