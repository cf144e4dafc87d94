import { isClaimable } from '../../../content/quests/board.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { claimQuest } from '../../../contract/progress/quests.ts';
import type { Transaction } from '../../database/transaction.ts';
import { addItem } from '../../domain/bag.ts';
import { addCoins } from '../../domain/coins.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { profileOf, readProfile } from '../../domain/players/profile.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { boardOf } from './board.ts';
import { storeClaim } from './questQueries.ts';

/**
 * Gives the reward of a finished quest, once.
 * @throws Refusal 404 for a quest that the player has not been given, or whose reward can no longer be taken; 409 if it
 *   is not finished, or if its reward was taken
 */
export async function claim(
  services: Services,
  transaction: Transaction,
  playerId: string,
  id: string,
): Promise<ReplyOf<typeof claimQuest>> {
  await lockPlayer(transaction, playerId);
  const { today, week, former } = await boardOf(services, transaction, playerId);
  const given = [...today, week, ...former].find((one) => one.id === id);
  if (!given) throw notFound('noReward');
  if (given.claimed) throw conflict('rewardTaken');
  if (!isClaimable(given)) throw conflict('questOpen');
  const { game, now } = services;
  if (!(await storeClaim(transaction, playerId, id, new Date(now())))) throw conflict('rewardTaken');
  const { coins, item } = given.quest;
  await addCoins(transaction, playerId, coins, 'quest');
  if (item) await addItem(transaction, playerId, item.key, item.count);
  const profile = profileOf(game, await readProfile(transaction, playerId));
  return { profile, coins, ...(item && { item: { ...item } }) };
}
