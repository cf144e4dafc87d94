import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { profileWords } from '../../../locales/en/profile.ts';
import { teamOf } from '../../../ui/battleSides.ts';

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

/** Who stands there for the player; the first of the team before anybody was chosen. */
export const shownOwn = (battle: BattleDetails): BattleCreature | undefined =>
  battle.myState.find(({ id }) => id === battle.selectedPokemonId) ?? teamOf(battle)[0];
