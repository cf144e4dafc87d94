import { cupOfTier } from '../../../../content/challenges/cups.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { cupBattleWords } from '../../../locales/en/cupBattles.ts';
import type { ButtonVariant } from '../../../ui/buttons/buttonClass.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';

interface Props {
  battle: BattleDetails;
  variant?: ButtonVariant;
}

/** Link to the choice of the next training type or stake. It starts no battle: coins are only spent with consent. */
export function StartLink({ battle, variant = 'plain' }: Props) {
  return battle.battleType === 'gold' ? (
    <LinkButton to="/goldbattle" variant={variant}>
      {cupOfTier(battle.goldTier) ? cupBattleWords.back : battleWords.stakeAgain}
    </LinkButton>
  ) : (
    <LinkButton to="/expbattle" variant={variant}>
      {battleWords.trainAgain}
    </LinkButton>
  );
}
