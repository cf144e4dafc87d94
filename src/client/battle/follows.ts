import type { BattleAction, BattleDetails } from '../../bridge/state.ts';

/**
 * Whether two states are of the same battle. Battles have no id, but the ids of the opponents are unique to a battle.
 */
export function isSameBattle(one: BattleDetails, other: BattleDetails): boolean {
  return (
    one.opponent.length === other.opponent.length &&
    one.opponent.every(({ id }, index) => id === other.opponent[index]?.id)
  );
}

/** Whether two states are of the same battle, round and page. */
export const isSameSituation = (one: BattleDetails, other: BattleDetails): boolean =>
  isSameBattle(one, other) && one.round === other.round && one.page === other.page;

/** Whether the reply is the direct result of the action in the state `before`, with no other action in between. */
export function follows(action: BattleAction, before: BattleDetails, after: BattleDetails): boolean {
  if (!isSameBattle(before, after)) return false;
  const rounds = after.round - before.round;
  if (['attack', 'switch', 'drink', 'run'].includes(action)) return rounds === 1;
  // Throwing a ball that the player does not have costs no turn.
  if (action === 'catch') return rounds === 1 || (rounds === 0 && after.page === before.page);
  return rounds === 0;
}
