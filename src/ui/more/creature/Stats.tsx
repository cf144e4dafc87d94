import type { Creature } from '../../../../contract/shapes/creature.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import styles from './CreatureRow.module.css';

/** How hard a creature hits, how much it bears, how quick it is. */
export function Stats({ creature: { stats } }: { creature: Pick<Creature, 'stats'> }) {
  const { attack, defense, speed } = creatureWords.stats;
  const facts = [
    { name: attack, value: stats.attack },
    { name: defense, value: stats.defense },
    { name: speed, value: stats.speed },
  ];
  return (
    <dl className={styles.stats}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
