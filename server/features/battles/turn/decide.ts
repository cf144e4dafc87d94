import { takeChoice } from '../../../../rules/battle/replay.ts';
import type { RuleBook } from '../../../../rules/book.ts';
import type { Choice } from '../../../../rules/model/choice.ts';
import type { BattleState, ActionRefusal as Reason } from '../../../../rules/model/state.ts';
import { isOpen } from '../../../domain/players/profile.ts';
import { conflict, forbiddenByRule, notFound, Refusal } from '../../../http/calls/refusal.ts';
import type { Services } from '../../../services.ts';
import { withoutUnplayable } from '../playable.ts';
import type { Fighting, StoredBattle } from '../queries.ts';

const REFUSALS: Readonly<Record<Reason, () => Refusal>> = {
  'wrong-page': () => conflict('That is not possible at this point of the battle'),
  'unknown-creature': () => notFound('This creature does not take part in the battle'),
  fainted: () => conflict('This creature cannot battle any more'),
  'empty-slot': () => forbiddenByRule('There is no attack in this slot'),
  'not-wild': () => conflict('Only wild creatures can be caught'),
};

/**
 * The battle of a player that a choice is about.
 * @param round that the player saw; undefined for the present one
 * @throws Refusal 409 where no battle waits for a choice, or where its round is another one
 */
export async function openBattle(
  services: Services,
  fighting: Fighting,
  round: number | undefined,
): Promise<StoredBattle> {
  const { battle } = await withoutUnplayable(services, fighting);
  if (!battle || !isOpen(battle.state.page))
    throw new Refusal(409, 'no_battle', 'There is no battle to go on with');
  if (round !== undefined && round !== battle.state.round) {
    throw new Refusal(409, 'stale_round', 'The battle has gone on in the meantime');
  }
  return battle;
}

/**
 * The state after a choice.
 * @throws Refusal 400, 404 or 409 where the rules do not allow it
 */
export function decide(book: RuleBook, state: BattleState, choice: Choice): BattleState {
  const outcome = takeChoice(book, state, choice);
  if (!outcome.ok) throw REFUSALS[outcome.reason]();
  return outcome.state;
}

/** Another window has made the next choice first: 409. */
export const overtaken = () => new Refusal(409, 'stale_round', 'The battle has gone on in the meantime');
