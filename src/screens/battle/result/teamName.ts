import type { BattleDetails } from '../../../bridge/state.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { foeOf } from '../../../ui/creatureCard/facts/battleSides.ts';

/** Whether the opponents were made for this battle: nobody has them who could be challenged again by name. */
export const isMade = ({ battleType }: Pick<BattleDetails, 'battleType'>): boolean =>
  battleType === 'training' || battleType === 'gold';

/** What the other side of any battle but a user's is called at its end. */
export function teamName(battle: BattleDetails): string {
  const { battleType, gymDetails, trainingType, goldTier } = battle;
  if (gymDetails) return battleWords.gymTeam(gymDetails.name);
  if (battleType === 'training') return battleWords.trainingTeam(trainingType ?? '');
  if (battleType === 'gold') return battleWords.goldTeam(goldTier ?? '');
  return battleWords.wild(foeOf(battle)?.name ?? '');
}
