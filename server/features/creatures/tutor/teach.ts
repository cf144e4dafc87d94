import { presentMove } from '../../../../content/moves/formerNames.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { teachMove } from '../../../../contract/owned.ts';
import type { TutorView } from '../../../../contract/shapes/tutor.ts';
import { speciesOf } from '../../../../rules/book.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { addCoins } from '../../../domain/coins.ts';
import { refuseUnknown } from '../../../domain/creatures/creatureView.ts';
import { refuseInTrade, takeOwned } from '../../../domain/creatures/ownedCreatures.ts';
import { lockPlayer } from '../../../domain/locks.ts';
import { conflict, forbiddenByRule } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { changeCreature, lockTeam, refuseInBattle } from '../changeQueries.ts';
import { lessonsOf, tutorView } from './lessons.ts';

/**
 * Teaches a member of the team a move before its time, for coins; what was in the slot is forgotten.
 * @throws Refusal 400 for a move that this creature is not taught, 403 for another player's creature, 404 if it does not
 *   exist, 409 for a creature outside the team or in trade, during a battle, if the price has changed, or for too few coins
 */
export async function teach(
  { game }: Services,
  transaction: Transaction,
  playerId: string,
  { id, move, slot, price }: BodyOf<typeof teachMove>,
): Promise<TutorView> {
  const player = await lockPlayer(transaction, playerId);
  const [row] = await takeOwned(transaction, playerId, [id]);
  if (!row) throw new Error('A creature was not taken');
  refuseUnknown(game, row);
  const { id: species, name } = speciesOf(game.book, row.species);
  refuseInTrade(game, row);
  if (row.teamOrder === null) throw conflict('notInTeam');
  await refuseInBattle(transaction, playerId);
  const key = presentMove(move.trim().toLowerCase());
  const lesson = lessonsOf(game, row).find((one) => one.move === key);
  if (!lesson) throw forbiddenByRule('notTaught', { species, name });
  if (lesson.price !== price) throw conflict('priceChanged');
  await addCoins(transaction, playerId, -lesson.price, 'lesson');
  const moves = [0, 1, 2, 3].map((at) => (at === slot - 1 ? key : (row.moves[at] ?? '')));
  await changeCreature(transaction, row.id, { moves });
  const team = await lockTeam(transaction, playerId);
  return tutorView(game, { ...player, coins: player.coins - lesson.price }, team);
}
