import type { RuleBook } from '../../../rules/book.ts';
import { startingMoves } from '../../../rules/creatures/moves.ts';
import type { BattleState, Fighter } from '../../../rules/model/state.ts';
import { transact } from '../../database/transaction.ts';
import { addCoins } from '../../domain/coins.ts';
import type { GoldTierName } from '../../domain/game.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { isOpen } from '../../domain/players/profile.ts';
import type { Services } from '../../services.ts';
import { endUnfought, type Fighting } from './queries.ts';

const knowsMove = (book: RuleBook, key: string): boolean => key === '' || Object.hasOwn(book.moves, key);

/**
 * The creatures of a team that can battle: without those whose species the game no longer has, and without moves that
 * it no longer has. A creature with no move left gets the starting moves of its species.
 */
export const ableToBattle = <One extends Pick<Fighter, 'species' | 'level' | 'moves'>>(
  book: RuleBook,
  team: readonly One[],
): One[] =>
  team.flatMap((one) => {
    const species = Object.hasOwn(book.species, one.species) ? book.species[one.species] : undefined;
    if (!species) return [];
    const moves = one.moves.map((key) => (knowsMove(book, key) ? key : ''));
    return [{ ...one, moves: moves.some((key) => key !== '') ? moves : startingMoves(species, one.level) }];
  });

/** Whether the game still has every species and move of a battle. */
export const isPlayable = (book: RuleBook, { player, opponent }: BattleState): boolean =>
  [...player.fighters, ...opponent.fighters].every(
    ({ species, moves }) =>
      Object.hasOwn(book.species, species) && moves.every((key) => knowsMove(book, key)),
  );

/**
 * Ends a battle that cannot be continued or shown, because the game no longer has one of its species or moves. The
 * player can start another one, gets a stake back, and the battle counts as fled once the next one begins.
 * @returns the player without the battle; unchanged if it can be played
 */
export async function withoutUnplayable({ database, game }: Services, fighting: Fighting): Promise<Fighting> {
  const { id, battle } = fighting;
  if (!battle || isPlayable(game.book, battle.state)) return fighting;
  if (isOpen(battle.state.page)) {
    await transact(database, async (transaction) => {
      await lockPlayer(transaction, id);
      const ended = await endUnfought(transaction, id, battle);
      const tier =
        ended?.tier && Object.hasOwn(game.goldTiers, ended.tier) ? (ended.tier as GoldTierName) : null;
      if (tier) await addCoins(transaction, id, game.goldTiers[tier].stake, 'prize');
    });
  }
  return { ...fighting, battle: null, page: null };
}
