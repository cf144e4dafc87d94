import { worded } from '../../../../contract/refusals/reasons.ts';
import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import { takeChoice } from '../../../../rules/battle/turn/takeChoice.ts';
import type { RuleBook } from '../../../../rules/book.ts';
import type { Choice } from '../../../../rules/model/choice.ts';
import type { BattleState, ActionRefusal as RefusalReason } from '../../../../rules/model/state.ts';
import { isOpen } from '../../../domain/players/profile.ts';
import { doneBefore, placeOf, type Repeatable } from '../../../http/calls/idempotency.ts';
import { conflict, forbiddenByRule, notFound, Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../battleView.ts';
import { isPlayable, withoutUnplayable } from '../playable.ts';
import { type Fighting, type StoredBattle, storeChoice } from '../queries.ts';
import { win } from './win.ts';

const REFUSALS: Readonly<Record<RefusalReason, () => Refusal>> = {
  'wrong-page': () => conflict('wrongPage'),
  'unknown-creature': () => notFound('notInBattle'),
  fighting: () => conflict('fighting'),
  held: () => conflict('held'),
  fainted: () => conflict('fainted'),
  'empty-slot': () => forbiddenByRule('emptySlot'),
  'no-escape': () => conflict('noEscape'),
  'no-flask': () => conflict('flaskClosed'),
  unhurt: () => conflict('unhurt'),
  'not-wild': () => conflict('notWild'),
};

/** 409: there is nothing left to drink. */
export const emptyFlask = () => conflict('flaskEmpty');

/**
 * Returns the battle that a choice is for.
 * @param round that the player saw; undefined for the current one
 * @throws Refusal 409 if no battle waits for a choice, or if its round is another one
 */
export async function openBattle(
  services: Services,
  fighting: Fighting,
  round: number | undefined,
): Promise<StoredBattle> {
  const { battle } = await withoutUnplayable(services, fighting);
  if (!battle || !isOpen(battle.state.page)) throw new Refusal(409, 'no_battle', worded('noBattle'));
  if (round !== undefined && round !== battle.state.round) {
    throw new Refusal(409, 'stale_round', worded('battleWentOn'));
  }
  return battle;
}

/** Returns the state after a choice. @throws Refusal 400, 404 or 409 if the rules reject the choice */
export function decide(book: RuleBook, state: BattleState, choice: Choice): BattleState {
  const outcome = takeChoice(book, state, choice);
  if (!outcome.ok) throw REFUSALS[outcome.reason]();
  return outcome.state;
}

/**
 * The reply to a choice that was made before with the same key: the battle as it has been since; undefined if the key is
 * new.
 * @throws Refusal 409 if the battle has gone on since, 422 if the choice was another one
 */
export function keptTurn(
  { game }: Services,
  fighting: Fighting,
  repeatable: Repeatable,
): BattleDetails | undefined {
  const { battle, choiceKeys, choiceVersion } = fighting;
  const place = placeOf(repeatable, choiceKeys);
  if (place === 'none') return undefined;
  if (place === 'older' || battle?.version !== choiceVersion || !isPlayable(game.book, battle.state)) {
    throw doneBefore();
  }
  return detailsOf(game, battle, fighting);
}

/**
 * Makes a choice that changes nothing outside the battle unless it wins: one compare-and-set statement, or the
 * transaction of a victory.
 * @param round that the player saw; undefined for the current one
 * @param repeatable the request with its key, which the battle's row then remembers
 * @throws Refusal 400, 404 or 409; the battle is then unchanged
 */
export async function takeTurn(
  services: Services,
  fighting: Fighting,
  round: number | undefined,
  choice: Choice,
  repeatable?: Repeatable,
): Promise<BattleDetails> {
  const { database, game } = services;
  const battle = await openBattle(services, fighting, round);
  const state = decide(game.book, battle.state, choice);
  const after = { ...battle, state };
  if (state.page === 'win') return win(services, fighting, after, choice, repeatable);
  await storeChoice(database, fighting.id, battle.version, state, choice, repeatable);
  return detailsOf(game, after, fighting);
}
