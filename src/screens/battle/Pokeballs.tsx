import { type FormEvent, useState } from 'react';
import { BALL_TYPES, type BallType } from '../../../rules/creatures/types.ts';
import { useBridge } from '../../app/useBridge.ts';
import { throwBall } from '../../bridge/battle.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Pokeballs.module.css';

interface Props {
  chances: BattleDetails['catchChances'];
  disabled: boolean;
}

/** The four balls with their counts and chances. */
export function Pokeballs({ chances, disabled }: Props) {
  const items = useBridge(({ session }) => session.profile?.items);
  const [ball, setBall] = useState<BallType | null>(null);
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (ball && !disabled) void throwBall(ball);
  };
  return (
    <Panel className={styles.panel}>
      <form onSubmit={use} data-own-enter>
        <fieldset>
          <legend className={styles.title}>{battleWords.pokeballs}</legend>
          <div className={styles.balls}>
            {BALL_TYPES.map((each) => (
              <label key={each} className={styles.ball}>
                <input
                  type="radio"
                  name="ball"
                  value={each}
                  checked={ball === each}
                  onChange={() => setBall(each)}
                />
                <Picture name={`items/${each}`} alt="" size={32} />
                <span className={styles.name}>{battleWords.balls[each]}</span>
                <span className={styles.count}>×{items?.[each] ?? 0}</span>
                {chances && <span className={styles.chance}>{battleWords.chance(chances[each])}</span>}
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" wide disabled={disabled}>
          {battleWords.useBall}
        </Button>
      </form>
    </Panel>
  );
}
