import { and, eq, isNotNull, or } from 'drizzle-orm';
import { creatures, offers } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockListed, lockPlayers, lockTargets, type PlayerRow } from '../locks.ts';
import { type Notification, remember } from './notices.ts';
import { type OpenOffer, readOffers, voidOffers } from './offers.ts';

/** The offers of a player, made and received: with one other player, or with all and then with the player's listings, too. */
async function targetsOf(
  transaction: Transaction,
  playerId: string,
  otherId: string | null,
): Promise<string[]> {
  const { makerId, listerId, targetId } = offers;
  const between = (maker: string, lister: string) => and(eq(makerId, maker), eq(listerId, lister));
  const own =
    otherId === null
      ? or(eq(makerId, playerId), eq(listerId, playerId))
      : or(between(playerId, otherId), between(otherId, playerId));
  const rows = await transaction.selectDistinct({ id: targetId }).from(offers).where(own);
  const listed =
    otherId === null
      ? await transaction
          .select({ id: creatures.id })
          .from(creatures)
          .where(and(eq(creatures.playerId, playerId), isNotNull(creatures.listing)))
      : [];
  return [...rows, ...listed].map(({ id }) => id);
}

/** Locked players with the offers that are to end. */
interface Ending {
  readonly players: ReadonlyMap<string, PlayerRow>;
  /** Ends the offers. @returns the notices of the other players, for `notify` */
  readonly end: () => Promise<Notification[]>;
}

/**
 * Locks a player, the other one if there is one, and the open offers between them, otherwise all offers and listings of
 * the player, in the order of `locks.ts`. The transaction must not hold any lock before.
 */
export async function lockToEndOffers(
  transaction: Transaction,
  playerId: string,
  otherId: string | null,
): Promise<Ending> {
  await lockTargets(transaction, await targetsOf(transaction, playerId, otherId));
  const players = await lockPlayers(transaction, otherId === null ? [playerId] : [playerId, otherId]);
  const targetIds = await targetsOf(transaction, playerId, otherId);
  // What was listed or offered before the players were locked. Against the order of locks: PostgreSQL may report a deadlock,
  // and the transaction is then tried again.
  await lockTargets(transaction, targetIds);
  const isOwn = ({ makerId, listerId }: OpenOffer) =>
    [makerId, listerId].includes(playerId) && (otherId === null || [makerId, listerId].includes(otherId));
  const open = (await readOffers(transaction, targetIds)).filter(isOwn);
  const targets = await lockListed(transaction, targetIds);
  return {
    players,
    end: async () => {
      const news: Notification[] = [];
      for (const targetId of new Set(open.map((offer) => offer.targetId))) {
        const target = targets.get(targetId);
        if (!target) throw new Error('A listed creature is gone');
        const ended = open.filter((offer) => offer.targetId === targetId);
        const told = await voidOffers(transaction, ended, target, otherId === null ? 'unlisted' : 'rejected');
        if (target.playerId === playerId) news.push(...told);
        else {
          for (const { listerId, makerId, creatures: own } of ended) {
            const pokemons = own.map(remember);
            const pokemon = remember(target);
            news.push({ playerId: listerId, kind: 'withdrawn', userId: makerId, pokemon, pokemons });
          }
        }
      }
      return news;
    },
  };
}
