import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import type { BattleEvent } from '../../../../rules/model/events.ts';
import type { BattleDetails } from '../../../bridge/state.ts';

type Attacking = 'player' | 'opponent';
type Move = Extract<BattleEvent, { type: 'move' }>;

const lastMoveIn = ({ events }: BattleDetails, by: Attacking): Move | undefined =>
  events.findLast((event): event is Move => event.type === 'move' && event.side === by);

/**
 * Whose attack the other side received last. In the results of a round in which this side did not attack, nobody's: an
 * attack of an earlier round would look like one of this round.
 * @param states the states of the battle that are known, oldest first
 */
export function attackerIn(
  shown: BattleDetails,
  states: readonly BattleDetails[],
  by: Attacking,
  active: BattleCreature,
): BattleCreature | null {
  const team = by === 'player' ? shown.myState : shown.opponent;
  const now = lastMoveIn(shown, by);
  if (!now && shown.page === 'roundResults') return null;
  const before = states
    .filter(({ round }) => round <= shown.round)
    .findLast((state) => lastMoveIn(state, by));
  const move = now ?? (before && lastMoveIn(before, by));
  return team.find(({ id }) => id === move?.creature) ?? active;
}
