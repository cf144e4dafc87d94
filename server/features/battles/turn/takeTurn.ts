import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import type { Choice } from '../../../../rules/model/choice.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../details.ts';
import { type Fighting, storeChoice } from '../queries.ts';
import { decide, openBattle, overtaken } from './decide.ts';
import { win } from './win.ts';

/**
 * Makes a choice that costs nothing beside the turn: one statement that compares and sets, or the transaction of
 * a victory.
 * @param round that the player saw; undefined for the present one
 * @throws Refusal 400, 404 or 409; the battle is unchanged then
 */
export async function takeTurn(
  services: Services,
  fighting: Fighting,
  round: number | undefined,
  choice: Choice,
): Promise<BattleDetails> {
  const { database, game } = services;
  const battle = await openBattle(services, fighting, round);
  const state = decide(game.book, battle.state, choice);
  const after = { ...battle, state };
  if (state.page === 'win') return win(services, fighting, after, choice);
  if (!(await storeChoice(database, fighting.id, battle.version, state, choice))) throw overtaken();
  return detailsOf(game, after, fighting);
}
