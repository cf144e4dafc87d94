import type { Creature } from '../../../contract/shapes/creature.ts';
import { creatureWords } from '../../locales/en/creatures.ts';
import styles from './CreatureListRow.module.css';

type Grown = Pick<Creature, 'exp' | 'levelExp' | 'nextLevelExp'>;

/** Progress of a creature towards its next level. */
export function ExpBar({ creature: { exp, levelExp, nextLevelExp } }: { creature: Grown }) {
  if (levelExp === undefined || nextLevelExp === undefined) return null;
  const whole = nextLevelExp - levelExp;
  const grown = whole <= 0;
  const percent = grown ? 100 : Math.max(0, Math.min(100, ((exp - levelExp) / whole) * 100));
  return (
    <p className={styles.exp}>
      <span>{grown ? creatureWords.grown(exp) : creatureWords.toNext(exp, nextLevelExp - exp)}</span>
      <span className={styles.expTrack} aria-hidden="true">
        <span className={styles.expFill} style={{ width: `${percent}%` }} />
      </span>
    </p>
  );
}
