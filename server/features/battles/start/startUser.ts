import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import type { Dice, Fighter } from '../../../../rules/index.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Game } from '../../../domain/game.ts';
import { readHonours } from '../../../domain/honours.ts';
import { areApart, keptApart } from '../../../domain/moderation/blocks.ts';
import { findPlayer } from '../../../domain/players/names.ts';
import { conflict, forbiddenByRule, notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { ableToBattle } from '../playable.ts';
import { readFighters } from '../teamQueries.ts';
import type { Opponent, OpponentTeam } from './begin.ts';
import { composeTeam, HOUSE_SCALE } from './composeTeam.ts';
import { freshDice } from './freshDice.ts';
import { findNear, type User } from './opponentQueries.ts';
import { startChallenge } from './startChallenge.ts';

const challengeBy = (
  opponentName: string,
  opponents: readonly Opponent[],
  opponentTitle?: string,
): OpponentTeam => ({ kind: 'user', opponents, opponentName, opponentTitle });

/** Copies of the creatures of a user's team that can battle; may be empty. */
async function copyTeam(transaction: Transaction, { book }: Game, { id }: User): Promise<Opponent[]> {
  const team = ableToBattle(book, await readFighters(transaction, id));
  return team.map(({ id: _, ...fighter }) => fighter);
}

const challengeByHouse = ({ game }: Services, dice: Dice, team: readonly Fighter[], name: string) =>
  challengeBy(name, composeTeam(game.book, dice, team, HOUSE_SCALE));

/**
 * Starts a battle against a user of similar strength (half to twice), or against a house team if there is none.
 * @throws Refusal 409 for a player without a team
 */
export const startAnyUser = (services: Services, playerId: string): Promise<BattleDetails> =>
  startChallenge(services, playerId, async (transaction, team) => {
    const dice = freshDice(services);
    const near = await findNear(transaction, playerId);
    const user = near[near.length > 0 ? dice.roll(near.length) : 0];
    const opponents = user ? await copyTeam(transaction, services.game, user) : [];
    if (user && opponents.length > 0) {
      const { title } = await readHonours(transaction, user.id);
      return challengeBy(user.username, opponents, title);
    }
    const { houses } = services.game;
    return challengeByHouse(services, dice, team, houses[dice.roll(houses.length)] ?? '');
  });

/**
 * Starts a battle against copies of the current team of the user (or house) with this name.
 * @throws Refusal 400 for the player's own name, 404 for an unknown name, 409 if one of them has no team or has blocked the
 * other, or the user is suspended
 */
export async function startUserNamed(
  services: Services,
  playerId: string,
  name: string,
): Promise<BattleDetails> {
  if (services.game.houses.includes(name)) {
    return startChallenge(services, playerId, (_transaction, team) =>
      challengeByHouse(services, freshDice(services), team, name),
    );
  }
  const user = await findPlayer(services.database.drizzle, name);
  if (!user) throw notFound('noPlayerOfName');
  if (user.id === playerId) throw forbiddenByRule('yourself');
  if (user.suspendedAt) throw conflict('notNow');
  return startChallenge(services, playerId, async (transaction) => {
    if (await areApart(transaction, playerId, user.id)) throw keptApart();
    const opponents = await copyTeam(transaction, services.game, user);
    if (opponents.length === 0) throw conflict('noTeamThere');
    const { title } = await readHonours(transaction, user.id);
    return challengeBy(user.username, opponents, title);
  });
}
