import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { addCoins } from '../../../domain/coins.ts';
import type { GoldTierName } from '../../../domain/game.ts';
import { lockPlayer, type PlayerRow } from '../../../domain/locks.ts';
import { readProfile } from '../../../domain/players/profile.ts';
import type { Work } from '../../../http/calls/idempotency.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../battleView.ts';
import { isPlayable } from '../playable.ts';
import { enterStake } from '../prizes/prizeDay.ts';
import type { StoredBattle } from '../queries.ts';
import { begin, readBattleTeam } from './begin.ts';
import { composeTeam } from './composeTeam.ts';
import { freshDice } from './freshDice.ts';
import { goldPercent, goldTerms } from './gold.ts';
import { readUntouchedGold } from './startQueries.ts';

/** Takes the stake and starts the battle. */
async function stakeAndBegin(
  transaction: Transaction,
  services: Services,
  player: PlayerRow,
  tier: GoldTierName,
): Promise<StoredBattle> {
  const { goldTiers, book } = services.game;
  const team = await readBattleTeam(transaction, services.game, player.id);
  const percent = goldPercent(goldTiers[tier], team.length);
  const opponents = composeTeam(book, freshDice(services), team, { percent, slack: 0 });
  const { stake } = goldTiers[tier];
  const terms = goldTerms(goldTiers, tier, team, opponents);
  await addCoins(transaction, player.id, -stake, 'stake');
  await enterStake(transaction, services, player.id, stake, terms.prize);
  return begin(transaction, services, player, team, {
    kind: 'gold',
    opponents,
    opponentName: tier,
    tier,
    ...terms,
  });
}

/**
 * Starts a gold battle of a tier for its stake. If one of the same tier still waits for its first choice, it is
 * returned instead: a repeated request costs only one stake and shows the same opponents, and its reply is not stored.
 * @throws Refusal 409 for too few coins, for a player without a team, or if the prize would exceed the daily limit
 */
export async function startGold(
  services: Services,
  { transaction, nothingHappened }: Pick<Work, 'nothingHappened'> & { readonly transaction: Transaction },
  playerId: string,
  tier: GoldTierName,
): Promise<BattleDetails> {
  const { game } = services;
  const player = await lockPlayer(transaction, playerId);
  const waiting = await readUntouchedGold(transaction, player.id, tier);
  const playable = waiting && isPlayable(game.book, waiting.state);
  if (playable) nothingHappened();
  else if (waiting) await addCoins(transaction, player.id, game.goldTiers[tier].stake, 'prize');
  const battle = playable ? waiting : await stakeAndBegin(transaction, services, player, tier);
  return detailsOf(game, battle, await readProfile(transaction, player.id));
}
