import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import { CreatureCard } from '../../../ui/CreatureCard.tsx';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import styles from './Replay.module.css';

/** Who fought for a side at this step; of the other side only the attacks that had been seen. */
export function ReplayCreature({ creature }: { creature: BattleCreature }) {
  const { attack1, attack2, attack3, attack4, hp } = creature;
  const moves = [attack1, attack2, attack3, attack4].filter((move) => move !== '');
  return (
    <CreatureCard creature={creature} disabled={hp <= 0} showDefeated heading={2}>
      {moves.length > 0 && (
        <ul className={styles.moves}>
          {moves.map((move) => (
            <li key={move}>
              <MoveLine name={move} />
            </li>
          ))}
        </ul>
      )}
    </CreatureCard>
  );
}
