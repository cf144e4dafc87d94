import type { ReplyOf } from '../../../contract/call.ts';
import type { evolve } from '../../../contract/game.ts';
import { canEvolve, evolvedMoves, speciesOf } from '../../../rules/index.ts';
import type { Transaction } from '../../database/transaction.ts';
import { creatureView, refuseUnknown } from '../../domain/creatures/creatureView.ts';
import { refuseInTrade, takeOwned } from '../../domain/creatures/ownedCreatures.ts';
import { noteCaught, whatIsNew } from '../../domain/creatures/pokedex.ts';
import { noteDeeds } from '../../domain/deeds.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { conflict } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { changeCreature, refuseInBattle } from './changeQueries.ts';

/**
 * Evolves a creature by one stage. Level, experience and moves stay; the new species enters the pokedex.
 * @throws Refusal 403 for another player's creature, 404 if it does not exist, 409 if it is not ready, in trade, or in
 * a battle
 */
export async function evolveCreature(
  { game, now }: Services,
  transaction: Transaction,
  playerId: string,
  id: string,
): Promise<ReplyOf<typeof evolve>> {
  const player = await lockPlayer(transaction, playerId);
  const [row] = await takeOwned(transaction, playerId, [id]);
  if (!row) throw new Error('A creature was not taken');
  refuseUnknown(game, row);
  const before = speciesOf(game.book, row.species);
  refuseInTrade(game, row);
  const into = before.evolution?.into ?? '';
  if (!canEvolve(before, row.level) || !Object.hasOwn(game.book.species, into)) {
    throw conflict('notReady', { species: before.id, name: before.name });
  }
  if (row.teamOrder !== null) await refuseInBattle(transaction, playerId);
  const after = speciesOf(game.book, into);
  const change = { species: after.id, moves: evolvedMoves(before, after, row) };
  const isNew = await whatIsNew(transaction, playerId, after.id, row.kind);
  const evolved = await changeCreature(transaction, id, change);
  await noteCaught(transaction, playerId, after.id, row.kind);
  const marks = [{ species: before.id, task: 'evolved' }] as const;
  await noteDeeds(transaction, playerId, now(), ['evolved'], marks);
  return {
    evolved: creatureView(game, evolved, player),
    ...(isNew.species && { first: true }),
    pokedexText: after.text,
  };
}
