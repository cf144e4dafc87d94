import type { BattleAction, BattleDetails } from '../../bridge/state.ts';

/** Whether two states belong to one battle: a battle has no name, but nobody meets the same opponents twice. */
export function isSameBattle(one: BattleDetails, other: BattleDetails): boolean {
  return (
    one.opponent.length === other.opponent.length &&
    one.opponent.every(({ id }, index) => id === other.opponent[index]?.id)
  );
}

/** Whether two states show the player the same situation. */
export const isSameSituation = (one: BattleDetails, other: BattleDetails): boolean =>
  isSameBattle(one, other) && one.round === other.round && one.page === other.page;

/** Whether a reply is what an action makes of the state it was asked for in, and not of a later one. */
export function follows(action: BattleAction, before: BattleDetails, after: BattleDetails): boolean {
  if (!isSameBattle(before, after)) return false;
  const rounds = after.round - before.round;
  if (action === 'attack') return rounds === 1;
  // A throw without a ball costs no turn.
  if (action === 'catch') return rounds === 1 || (rounds === 0 && after.page === before.page);
  return rounds === 0;
}
