import { cupOfTier } from '../../../../content/challenges/cups.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { cupBattleWords, nameOfCup } from '../../../locales/en/cupBattles.ts';
import { leaderName } from '../../../locales/en/named/leaders.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { foeOf } from '../../../ui/creatureCard/facts/battleSides.ts';

/** Whether the opponents were generated for this battle; then there is nobody to challenge again by name. */
export const isMade = ({ battleType }: Pick<BattleDetails, 'battleType'>): boolean =>
  battleType === 'training' || battleType === 'gold';

/** Name of the opposing side on the result page, for all battles except those against users. */
export function teamName(battle: BattleDetails): string {
  const { battleType, gymDetails, trainingType, goldTier } = battle;
  if (gymDetails) return battleWords.gymTeam(leaderName(gymDetails.name));
  if (battleType === 'training') return battleWords.trainingTeam(trainingType ?? '');
  const cup = cupOfTier(goldTier);
  if (cup) return cupBattleWords.team(nameOfCup(cup));
  if (battleType === 'gold') return battleWords.goldTeam(goldTier ?? '');
  return battleWords.wild(speciesName(foeOf(battle)?.name ?? ''));
}
