import { isClaimable } from '../../../content/quests/board.ts';
import { rewardIdOf } from '../../../content/quests/lines/progress.ts';
import type { Reward } from '../../../content/quests/pool.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { claimQuest } from '../../../contract/progress/quests.ts';
import type { Transaction } from '../../database/transaction.ts';
import { addItem } from '../../domain/bag.ts';
import { addCoins } from '../../domain/coins.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { profileOf, readProfile } from '../../domain/players/profile.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { questsNow } from './board.ts';
import { storeClaim } from './questQueries.ts';

type Quests = Awaited<ReturnType<typeof questsNow>>;

/** A reward that is due, with the title of a line that it ends. */
interface Due extends Reward {
  readonly title?: string;
}

/** @throws Refusal as `claim` does */
function dueOf({ today, week, former, lines }: Quests, id: string): Due {
  const given = [...today, week, ...former].find((one) => one.id === id);
  if (given?.claimed) throw conflict('rewardTaken');
  if (given && isClaimable(given)) return given.quest;
  if (given) throw conflict('questOpen');
  const at = lines.find(({ line }) => line.steps.some((step) => rewardIdOf(step) === id));
  if (!at) throw notFound('noReward');
  if (at.taken.includes(id)) throw conflict('rewardTaken');
  if (!at.isOpen || at.next?.id !== id) throw conflict('questNotAsked');
  if (at.next.count < at.next.goal) throw conflict('questOpen');
  const { step } = at.next;
  return { ...step, ...(step === at.line.steps.at(-1) && { title: at.line.title }) };
}

/**
 * Gives the reward of a finished quest, or of the next step of a line, once.
 * @throws Refusal 404 for a quest that the player has not been given, or whose reward can no longer be taken; 409 if it
 *   is not finished, if it is not its turn, or if its reward was taken
 */
export async function claim(
  services: Services,
  transaction: Transaction,
  playerId: string,
  id: string,
): Promise<ReplyOf<typeof claimQuest>> {
  await lockPlayer(transaction, playerId);
  const { coins, item, title } = dueOf(await questsNow(services, transaction, playerId), id);
  const { game, now } = services;
  if (!(await storeClaim(transaction, playerId, id, new Date(now())))) throw conflict('rewardTaken');
  await addCoins(transaction, playerId, coins, 'quest');
  if (item) await addItem(transaction, playerId, item.key, item.count);
  const profile = profileOf(game, await readProfile(transaction, playerId));
  return { profile, coins, ...(item && { item: { ...item } }), ...(title && { title }) };
}
