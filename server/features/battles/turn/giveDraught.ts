import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import { transact } from '../../../database/transaction.ts';
import { takeDraught } from '../../../domain/bag.ts';
import { lockPlayer } from '../../../domain/locks.ts';
import { readProfile } from '../../../domain/players/profile.ts';
import type { Repeatable } from '../../../http/calls/idempotency.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../battleView.ts';
import { type Fighting, storeTurn } from '../queries.ts';
import { decide, emptyFlask, openBattle } from './takeTurn.ts';

/**
 * Gives a creature a draught: takes it out of the flask and stores the turn, in one transaction.
 * @param creature undefined for the one in battle
 * @param round that the player saw; undefined for the current one
 * @param repeatable the request with its key, which the battle's row then remembers
 * @throws Refusal 404 or 409; the flask and the battle are then unchanged
 */
export async function giveDraught(
  services: Services,
  fighting: Fighting,
  round: number | undefined,
  creature: string | undefined,
  repeatable?: Repeatable,
): Promise<BattleDetails> {
  const { database, game } = services;
  const battle = await openBattle(services, fighting, round);
  const { player } = battle.state;
  const choice = ['drink', creature ?? player.fighters[player.active]?.id ?? ''] as const;
  const state = decide(game.book, battle.state, choice);
  const { id } = fighting;
  return transact(database, async (transaction) => {
    await lockPlayer(transaction, id);
    if (!(await takeDraught(transaction, id))) throw emptyFlask();
    await storeTurn(transaction, id, battle.version, state, choice, { repeatable });
    return detailsOf(game, { ...battle, state }, await readProfile(transaction, id));
  });
}
