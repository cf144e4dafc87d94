import { type BattleDetails, THROW_ERRORS } from '../../../../contract/shapes/battle.ts';
import { battleRewards } from '../../../../rules/battle/turn/rewards.ts';
import { speciesOf } from '../../../../rules/book.ts';
import type { BallType } from '../../../../rules/creatures/types.ts';
import type { Milestone } from '../../../../rules/model/milestones.ts';
import type { FighterState } from '../../../../rules/model/state.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { takeItem } from '../../../domain/bag.ts';
import { addCoins } from '../../../domain/coins.ts';
import { addCreature } from '../../../domain/creatures/newCreature.ts';
import { whatIsNew } from '../../../domain/creatures/pokedex.ts';
import { noteDeeds } from '../../../domain/deeds.ts';
import type { Game } from '../../../domain/game.ts';
import { lockPlayer } from '../../../domain/locks.ts';
import { readProfile } from '../../../domain/players/profile.ts';
import type { Repeatable } from '../../../http/calls/idempotency.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../battleView.ts';
import { expectUnchanged, type Fighting, type StoredBattle, storeTurn } from '../queries.ts';
import { decide, openBattle } from './takeTurn.ts';

/** The creature that a battle on the page `caught` has brought. */
function caughtIn({ opponent }: StoredBattle['state']): FighterState {
  const caught = opponent.fighters[opponent.active];
  if (!caught) throw new Error('Nothing was caught');
  return caught;
}

async function keepCaught(
  transaction: Transaction,
  game: Game,
  playerId: string,
  { id, species, level, kind, moves }: FighterState,
): Promise<void> {
  await addCreature(transaction, game, playerId, { id, species, level, kind, moves });
}

/**
 * Throws a ball: removes it, stores the turn, adds a caught creature and pays for it in one transaction. Without such a ball
 * nothing changes and the reply has an `error`.
 * @param round that the player saw; undefined for the current one
 * @param repeatable the request with its key, which the battle's row then remembers
 * @throws Refusal 409; no ball is then used
 */
export async function throwAtWild(
  services: Services,
  fighting: Fighting,
  round: number | undefined,
  ball: BallType,
  repeatable?: Repeatable,
): Promise<BattleDetails> {
  const { database, game, now } = services;
  const battle = await openBattle(services, fighting, round);
  const choice = ['throw', ball] as const;
  const state = decide(game.book, battle.state, choice);
  const { id } = fighting;
  return transact(database, async (transaction) => {
    await lockPlayer(transaction, id);
    if (!(await takeItem(transaction, id, ball))) {
      // The last one may have been thrown since: by the same request, when its reply was lost and another server got it again.
      await expectUnchanged(transaction, id, battle.version);
      return { ...detailsOf(game, battle, fighting), error: THROW_ERRORS.noBallLeft };
    }
    const caught = state.page === 'caught' ? caughtIn(state) : null;
    const isNew =
      caught && (await whatIsNew(transaction, id, speciesOf(game.book, caught.species).id, caught.kind));
    const growth: Milestone[] = isNew ? [{ type: 'discovery', ...isNew }] : [];
    const { coins, totalExp } = battleRewards(game.book, state);
    const gain = { growth, ...(caught && { paid: { coins, exp: totalExp } }) };
    await storeTurn(transaction, id, battle.version, state, choice, { gain, repeatable });
    if (caught) {
      await keepCaught(transaction, game, id, caught);
      await addCoins(transaction, id, coins, 'catch');
      await noteDeeds(
        transaction,
        id,
        now(),
        ['caught', ...(isNew?.species ? (['newSpecies'] as const) : [])],
        [{ species: caught.species, task: 'caught' }],
      );
    }
    return detailsOf(game, { ...battle, state, growth }, await readProfile(transaction, id));
  });
}
