import { type FormEvent, useState } from 'react';
import { BALL_TYPES, type BallType } from '../../../../rules/creatures/types.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { throwBall } from '../../../client/battle/battle.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { BallOption } from './BallOption.tsx';
import choice from './Choice.module.css';
import styles from './Pokeballs.module.css';

interface Props {
  chances: BattleDetails['catchChances'];
  disabled: boolean;
}

/** The four balls with their counts and chances. Balls that the player does not have cannot be chosen. */
export function Pokeballs({ chances, disabled }: Props) {
  const items = useBridge(({ session }) => session.profile?.items);
  const [picked, setPicked] = useState<BallType | null>(null);
  const countOf = (ball: BallType): number => items?.[ball] ?? 0;
  // The choice is dropped once the last ball of its kind has been thrown.
  const ball = picked && countOf(picked) > 0 ? picked : null;
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (ball && !disabled) void throwBall(ball);
  };
  return (
    <Panel className={styles.panel}>
      <form className={styles.form} onSubmit={use} data-own-enter>
        <fieldset disabled={disabled}>
          <legend className={choice.title}>{battleWords.pokeballs}</legend>
          <div className={choice.choices}>
            {BALL_TYPES.map((each) => (
              <BallOption
                key={each}
                ball={each}
                count={countOf(each)}
                chance={chances?.[each]}
                checked={ball === each}
                onChoose={() => setPicked(each)}
              />
            ))}
          </div>
        </fieldset>
        <div className={styles.action}>
          <Button type="submit" wide disabled={disabled}>
            {battleWords.useBall}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
