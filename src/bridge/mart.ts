import type { ReplyOf } from '../../contract/call.ts';
import { getPokemartDetails, purchase } from '../../contract/mart.ts';
import { BALL_TYPES } from '../../rules/creatures/types.ts';
import { request, requestOnce } from '../api/request.ts';
import { readToken } from '../api/token.ts';
import { sendCue } from './cues.ts';
import { idempotent } from './idempotent.ts';
import { keepProfile } from './session.ts';
import { bridge } from './store.ts';

export type Mart = ReplyOf<typeof getPokemartDetails>;

/** What there is to buy, and with what. Throws a `Refusal` where the server does not say. */
export async function fetchMart(): Promise<Mart> {
  const token = readToken();
  return follow(token, await request(getPokemartDetails));
}

/**
 * Buys so many of each item and gives the mart as it is then; the same that is tried again after a lost reply is paid
 * once. Throws a `Refusal` where nothing was bought.
 */
export async function buy(quantities: Readonly<Record<string, number>>): Promise<Mart> {
  const token = readToken();
  const body = { items: { ...quantities } };
  const { items } = await idempotent(`purchase ${JSON.stringify(body)}`, (key) =>
    requestOnce(key, purchase, body),
  );
  sendCue({ effect: 'purchase' });
  return follow(token, items);
}

/** What the mart says of coins and balls goes for every screen. */
function follow(token: string | null, mart: Mart): Mart {
  const { profile } = bridge.getState().session;
  if (profile && token === readToken()) {
    const inBag = BALL_TYPES.map((ball) => [ball, mart.items[ball]?.bag ?? profile.items[ball]] as const);
    const items = { ...profile.items, ...Object.fromEntries(inBag) };
    keepProfile({ ...profile, coins: mart.coins, items });
  }
  return mart;
}
