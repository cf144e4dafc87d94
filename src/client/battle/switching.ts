import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import type { BattleDetails } from '../../bridge/state.ts';

/** The creatures of the team that can replace the one in battle, in team order. */
export const otherStanding = ({ myState, selectedPokemonId }: BattleDetails): BattleCreature[] =>
  myState
    .filter(({ id, hp }) => id !== selectedPokemonId && hp > 0)
    .toSorted((one, other) => one.team_order - other.team_order);

/** Whether the creature in battle can be taken back: it is not trapped, not bound to a move, and need not rest. */
export const mayTakeBack = ({ mySide: { trapped, bound, resting } }: BattleDetails): boolean =>
  !trapped && bound === null && !resting;

/** Whether the player can try to run away now. */
export const mayRun = (battle: BattleDetails): boolean =>
  battle.battleType === 'wb' && battle.page === 'battle' && mayTakeBack(battle);
