import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import type { BattleDetails } from '../../../bridge/state.ts';

/** The player's creatures in team order. */
export const teamOf = ({ myState }: BattleDetails): readonly BattleCreature[] =>
  [...myState].sort((one, other) => one.team_order - other.team_order);

/** The player's creature in battle: the selected one, otherwise the first one with hit points, otherwise the first. */
export function mineOf(battle: BattleDetails): BattleCreature | undefined {
  const team = teamOf(battle);
  return team.find(({ id }) => id === battle.selectedPokemonId) ?? team.find(({ hp }) => hp > 0) ?? team[0];
}

export function foeOf({ opponent, opponentSelectedId }: BattleDetails): BattleCreature | undefined {
  return opponent.find(({ id }) => id === opponentSelectedId) ?? opponent[0];
}

/** The moves of the four slots; an empty string is a free or unknown slot. */
export const battleMovesOf = ({ attack1, attack2, attack3, attack4 }: BattleCreature) =>
  [attack1, attack2, attack3, attack4] as const;
