import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import { battleRewards, gainExperience, growthEvents, speciesOf } from '../../../../rules/index.ts';
import type { Choice } from '../../../../rules/model/choice.ts';
import type { BattleEvent } from '../../../../rules/model/events.ts';
import type { Milestone } from '../../../../rules/model/milestones.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { addCoins } from '../../../domain/coins.ts';
import { noteDeeds } from '../../../domain/deeds.ts';
import type { Game } from '../../../domain/game.ts';
import { findLeader } from '../../../domain/gyms.ts';
import { lockCreatures, lockPlayer, withIds } from '../../../domain/locks.ts';
import { readProfile } from '../../../domain/players/profile.ts';
import { readVictories } from '../../../domain/records.ts';
import type { Repeatable } from '../../../http/calls/idempotency.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../battleView.ts';
import { winRound } from '../cups/round.ts';
import { storeVictory } from '../gymQueries.ts';
import { enterPrize } from '../prizes/prizeDay.ts';
import { type Fighting, type StoredBattle, storeTurn } from '../queries.ts';
import { storeGrowth } from '../teamQueries.ts';
import { deedsOfVictory, marksOfVictory } from './victoryDeeds.ts';

/**
 * Gives every creature of the battle's team the same experience. The events report the new levels and learned moves, the
 * milestones the totals.
 */
async function growTeam(
  transaction: Transaction,
  { book }: Game,
  playerId: string,
  ids: string[],
  amount: number,
): Promise<(BattleEvent | Milestone)[]> {
  const team = await lockCreatures(transaction, withIds(ids, playerId));
  const growth: (BattleEvent | Milestone)[] = [];
  for (const creature of team) {
    const grown = gainExperience(speciesOf(book, creature.species), creature, amount);
    await storeGrowth(transaction, creature.id, grown);
    growth.push(
      { type: 'total', creature: creature.id, before: creature.exp, after: grown.exp },
      ...growthEvents(creature.id, creature, grown),
    );
  }
  return growth;
}

/** Stores the victory over a leader. Returns a milestone if it is the first one. */
async function winBadge(
  transaction: Transaction,
  { regions }: Game,
  playerId: string,
  gymId: string,
): Promise<Milestone[]> {
  const isFirst = await storeVictory(transaction, playerId, gymId);
  const region = regions[findLeader(regions, gymId)?.region ?? -1];
  if (!isFirst || !region) return [];
  const beaten = await readVictories(transaction, playerId);
  return [{ type: 'badge', won: region.leaders.filter(({ id }) => beaten.includes(id)).length }];
}

/**
 * Completes a victory: experience for the team, coins for the player within the daily limits, and a first victory over
 * a gym leader.
 * @param battle with the state on page `win`
 * @param repeatable the request with its key, which the battle's row then remembers
 * @throws Refusal 409 if another choice came first; nothing is gained then
 */
export async function win(
  services: Services,
  { id }: Fighting,
  battle: StoredBattle,
  choice: Choice,
  repeatable?: Repeatable,
): Promise<BattleDetails> {
  const { database, game } = services;
  const { state, version, gymId } = battle;
  const { totalExp, coins } = battleRewards(game.book, state);
  const ids = state.player.fighters.map((fighter) => fighter.id);
  return transact(database, async (transaction) => {
    await lockPlayer(transaction, id);
    const prize = await enterPrize(transaction, services, id, battle, battle.prize ?? coins);
    const round = await winRound(transaction, services, id, state);
    const paid = prize.coins + (round?.prize ?? 0);
    const grown = await growTeam(transaction, game, id, ids, totalExp);
    const badge = gymId === null ? [] : await winBadge(transaction, game, id, gymId);
    const growth = [...(prize.told ? [prize.told] : []), ...grown, ...badge, ...(round ? [round.told] : [])];
    const gain = { growth, paid: { coins: paid, exp: totalExp } };
    await storeTurn(transaction, id, version, state, choice, { gain, repeatable });
    await noteDeeds(
      transaction,
      id,
      services.now(),
      deedsOfVictory(game, battle),
      marksOfVictory(game, battle),
    );
    await addCoins(transaction, id, prize.coins, state.kind === 'gold' ? 'prize' : 'battle');
    return detailsOf(game, { ...battle, growth, prize: paid }, await readProfile(transaction, id));
  });
}
