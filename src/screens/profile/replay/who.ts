import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { profileWords } from '../../../locales/en/profile.ts';

/** Whom the battle was fought against, in words. */
export function opponentOf(battle: BattleDetails): string {
  const { battleType, opponent, gymDetails, userBattaleDetails, trainingType, goldTier } = battle;
  const names = {
    wb: opponent[0]?.name,
    gym: gymDetails?.name,
    user: userBattaleDetails?.name,
    training: trainingType,
    gold: goldTier,
  };
  return profileWords.battles.opponent[battleType](names[battleType] ?? '');
}

/** The player's creatures in team order. */
export const teamOf = ({ myState }: BattleDetails): readonly BattleCreature[] =>
  [...myState].sort((one, other) => one.team_order - other.team_order);

/** Who stands there for the player; the first of the team before anybody was chosen. */
export const mineOf = (battle: BattleDetails): BattleCreature | undefined =>
  battle.myState.find(({ id }) => id === battle.selectedPokemonId) ?? teamOf(battle)[0];

export const foeOf = ({ opponent, opponentSelectedId }: BattleDetails): BattleCreature | undefined =>
  opponent.find(({ id }) => id === opponentSelectedId) ?? opponent[0];
