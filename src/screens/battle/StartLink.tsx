import type { BattleDetails } from '../../bridge/state.ts';
import { battleWords } from '../../locales/en/battle.ts';
import type { ButtonLook } from '../../ui/buttonClass.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface Props {
  battle: BattleDetails;
  look?: ButtonLook;
}

/** To the screen where type or stake of the next training or gold battle is chosen: nobody's coins go without asking. */
export function StartLink({ battle, look = 'plain' }: Props) {
  return battle.battleType === 'gold' ? (
    <LinkButton to="/goldbattle" look={look}>
      {battleWords.stakeAgain}
    </LinkButton>
  ) : (
    <LinkButton to="/expbattle" look={look}>
      {battleWords.trainAgain}
    </LinkButton>
  );
}
