import type { Transaction } from '../../database/transaction.ts';
import { addCoins } from '../../domain/coins.ts';
import { lockListed, lockTargets } from '../../domain/locks.ts';
import { type Notification, notify, remember } from '../../domain/trades/notices.ts';
import { dropOffers, freeCreatures, readOffers, voidOffers } from '../../domain/trades/offers.ts';
import { siteOf } from '../../http/admission/address.ts';
import type { Caller } from '../../http/admission/session.ts';
import type { Repeatable } from '../../http/calls/idempotency.ts';
import { onceSealed } from '../../http/calls/sealedReplies.ts';
import { conflict, Refusal, wrongPassword } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import {
  dropAccount,
  dropCreatures,
  dropNotices,
  lockCounters,
  lockForDeletion,
  readTargets,
  type Targets,
} from './deletionQueries.ts';
import { confirmPassword } from './guesses.ts';
import { endSessions } from './queries.ts';

const MOST_TRIES = 4;

/**
 * Ends all offers for the player's listings, and all offers of the player.
 * @returns the notices for the other players
 */
async function leaveTrades(
  transaction: Transaction,
  playerId: string,
  targets: Targets,
): Promise<Notification[]> {
  const targetIds = [...targets.listed, ...targets.offeredFor];
  const offers = await readOffers(transaction, targetIds);
  const forOwn = offers.filter(({ listerId }) => listerId === playerId);
  const own = offers.filter(({ makerId }) => makerId === playerId);
  const rows = await lockListed(transaction, targetIds);
  const news: Notification[] = [];
  for (const id of targets.listed) {
    const target = rows.get(id);
    const lost = forOwn.filter(({ targetId }) => targetId === id);
    if (target) news.push(...(await voidOffers(transaction, lost, target, 'unlisted')));
  }
  if (own.length === 0) return news;
  const given = own.flatMap(({ creatures }) => creatures.map(({ id }) => id));
  await freeCreatures(transaction, given);
  await dropOffers(
    transaction,
    own.map(({ id }) => id),
  );
  for (const { listerId, targetId, creatures } of own) {
    const target = rows.get(targetId);
    if (!target) continue;
    const pokemons = creatures.map(remember);
    news.push({
      playerId: listerId,
      kind: 'withdrawn',
      userId: playerId,
      pokemon: remember(target),
      pokemons,
    });
  }
  return news;
}

/**
 * Deletes an account, with locks in the order of `locks.ts`.
 * @param passwordHash that was checked; null for a guest's account
 * @returns false if its trades changed before the locks
 * @throws Refusal 401 if the password has changed since, or the account is gone
 */
export async function tryToDelete(
  transaction: Transaction,
  playerId: string,
  passwordHash: string | null,
): Promise<boolean> {
  const known = await readTargets(transaction, playerId);
  await lockTargets(transaction, [...known.listed, ...known.offeredFor]);
  const coins = await lockForDeletion(transaction, playerId, passwordHash);
  if (coins === null) throw wrongPassword();
  // From here on the player can neither list nor offer anything.
  const targets = await readTargets(transaction, playerId);
  const locked = new Set([...known.listed, ...known.offeredFor]);
  if ([...targets.listed, ...targets.offeredFor].some((id) => !locked.has(id))) return false;
  const news = await leaveTrades(transaction, playerId, targets);
  await addCoins(transaction, playerId, -coins, 'deleted');
  await dropCreatures(transaction, playerId);
  await endSessions(transaction, playerId, null);
  await lockCounters(transaction, [playerId, ...news.map((one) => one.playerId)]);
  await notify(transaction, news);
  await dropNotices(transaction, playerId);
  await dropAccount(transaction, playerId);
  return true;
}

/** Thrown to undo a deletion during which the account's trades have changed. */
const tradesChanged = () => conflict('tradesChanged');

/**
 * Deletes the caller's account with all that belongs to it. Its listings and offers end, and the players concerned get
 * a notice. Its trades stay in the histories of the others and its coins in the ledger, both without a name.
 * @param address of the client
 * @param repeatable the request, if it has a key; its reply belongs to the session that ends
 * @throws Refusal 401 for a wrong password, 409 if other sessions keep changing the account's trades, 422, 429, 503
 */
export async function deleteAccountOf(
  services: Services,
  caller: Caller,
  password: string,
  address: string,
  repeatable?: Repeatable,
): Promise<{ ok: true }> {
  const sender = repeatable?.sender ?? caller.id;
  const sent = repeatable && { repeatable, site: siteOf(address) };
  const checked = await confirmPassword(services, caller, password, address);
  const make = async (transaction: Transaction): Promise<string> => {
    if (!(await tryToDelete(transaction, caller.id, checked))) throw tradesChanged();
    return sender;
  };
  const prepare = async () => ({ reply: { ok: true as const }, make });
  for (let tries = 1; ; tries++) {
    try {
      return await onceSealed(services, sent, async () => sender, prepare);
    } catch (error) {
      const isChanged = error instanceof Refusal && error.status === 409;
      if (!isChanged || tries === MOST_TRIES) throw error;
    }
  }
}
