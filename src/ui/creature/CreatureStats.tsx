import type { Creature } from '../../../contract/shapes/creature.ts';
import { creatureWords } from '../../locales/en/creatures.ts';
import styles from './CreatureListRow.module.css';

interface Props {
  creature: Pick<Creature, 'stats'>;
  /** The creature to compare the values with. */
  than?: Pick<Creature, 'stats'>;
}

const SHOWN = ['attack', 'defense', 'speed'] as const;

/** Attack, defence and speed of a creature. */
export function CreatureStats({ creature: { stats }, than }: Props) {
  if (!stats) return null;
  return (
    <dl className={styles.stats}>
      {SHOWN.map((stat) => (
        <div key={stat}>
          <dt>{creatureWords.stats[stat]}</dt>
          <dd>
            {stats[stat]}
            {than?.stats && <Difference by={stats[stat] - than.stats[stat]} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Difference({ by }: { by: number }) {
  if (by === 0) return null;
  return (
    <span className={styles.difference} data-better={by > 0 || undefined}>
      {by > 0 ? `+${by}` : `−${-by}`}
    </span>
  );
}
