import type { BattleDetails } from '../../../bridge/state.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import type { ButtonVariant } from '../../../ui/buttons/buttonClass.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';

interface Props {
  battle: BattleDetails;
  variant?: ButtonVariant;
}

/**
 * Link to the screen where the next training type or stake is chosen. It starts no battle, so that no coins are spent
 * without consent.
 */
export function StartLink({ battle, variant = 'plain' }: Props) {
  return battle.battleType === 'gold' ? (
    <LinkButton to="/goldbattle" variant={variant}>
      {battleWords.stakeAgain}
    </LinkButton>
  ) : (
    <LinkButton to="/expbattle" variant={variant}>
      {battleWords.trainAgain}
    </LinkButton>
  );
}
