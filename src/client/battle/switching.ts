import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import { isDry } from '../../../rules/battle/turn/drink.ts';
import type { BattleDetails } from '../../bridge/state.ts';

/** The creatures of the team that can replace the one in battle, in team order. */
export const otherStanding = ({ myState, selectedPokemonId }: BattleDetails): BattleCreature[] =>
  myState
    .filter(({ id, hp }) => id !== selectedPokemonId && hp > 0)
    .toSorted((one, other) => one.team_order - other.team_order);

/** Whether the creature in battle can be taken back: it is not trapped, not bound to a move, and need not rest. */
export const mayTakeBack = ({ mySide: { trapped, bound, resting } }: BattleDetails): boolean =>
  !trapped && bound === null && !resting;

/** Whether a draught would do a creature good. */
const isThirsty = ({ hp, orginalHp, status }: BattleCreature): boolean =>
  hp > 0 && (hp < orginalHp || Boolean(status));

/** The creatures of the team that can be given a draught, in team order. */
export const thirsty = (battle: BattleDetails): BattleCreature[] =>
  isDry(battle.battleType)
    ? []
    : battle.myState.filter(isThirsty).toSorted((one, other) => one.team_order - other.team_order);

/** Whether the player can try to run away now. */
export const mayRun = (battle: BattleDetails): boolean =>
  battle.battleType === 'wb' && battle.page === 'battle' && mayTakeBack(battle);
