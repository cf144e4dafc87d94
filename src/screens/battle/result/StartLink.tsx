import type { BattleDetails } from '../../../bridge/state.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import type { ButtonVariant } from '../../../ui/buttons/buttonClass.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';

interface Props {
  battle: BattleDetails;
  variant?: ButtonVariant;
}

/** To the screen where type or stake of the next training or gold battle is chosen: nobody's coins go without asking. */
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
