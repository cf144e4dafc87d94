import type { Creature } from '../../../../contract/shapes/creature.ts';
import { CreaturePicture } from '../../../ui/CreaturePicture.tsx';
import styles from './Evolve.module.css';

/** Who it is, and who it can become. */
export function EvolvePair({ creature }: { creature: Creature }) {
  const { name, kind, types, nextEvoPokemon } = creature;
  return (
    <div className={styles.pair} data-type={types[0]}>
      <CreaturePicture name={name} kind={kind} size={180} className={styles.one} />
      <span className={styles.arrow} aria-hidden="true" />
      <CreaturePicture name={nextEvoPokemon} kind={kind} size={180} className={styles.one} />
    </div>
  );
}
