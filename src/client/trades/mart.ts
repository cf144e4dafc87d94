import type { ReplyOf } from '../../../contract/call.ts';
import { type getPokemartDetails, purchase } from '../../../contract/mart.ts';
import { BALL_TYPES } from '../../../rules/creatures/types.ts';
import { requestOnce } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { sendCue } from '../../bridge/signals/cues.ts';
import { bridge } from '../../bridge/store.ts';
import { idempotent } from '../idempotent.ts';
import { keepProfile, profilesKept } from '../session/session.ts';

export type Mart = ReplyOf<typeof getPokemartDetails>;

/**
 * Buys items and returns the new state of the mart. A retry after a lost reply is paid only once. Throws a `Refusal`
 * if nothing was bought.
 */
export async function buy(quantities: Readonly<Record<string, number>>): Promise<Mart> {
  const token = readToken();
  const kept = profilesKept();
  const body = { items: { ...quantities } };
  const { items } = await idempotent(`purchase ${JSON.stringify(body)}`, (key) =>
    requestOnce(key, purchase, body),
  );
  sendCue({ effect: 'purchase' });
  if (token === readToken()) followMart(items, kept);
  return items;
}

/**
 * Copies coins and balls from a mart reply into the profile, so that all screens show them.
 * @param before what `profilesKept` said when the reply was asked for
 */
export function followMart(mart: Mart, before?: number): void {
  const { profile } = bridge.getState().session;
  if (!profile) return;
  const inBag = BALL_TYPES.map((ball) => [ball, mart.items[ball]?.bag ?? profile.items[ball]] as const);
  const items = { ...profile.items, ...Object.fromEntries(inBag) };
  keepProfile({ ...profile, coins: mart.coins, items }, before);
}
