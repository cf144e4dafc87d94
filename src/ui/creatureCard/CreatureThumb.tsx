import type { Creature } from '../../../contract/shapes/creature.ts';
import { CreaturePicture } from './CreaturePicture.tsx';
import styles from './CreatureThumb.module.css';

interface Props {
  creature: Pick<Creature, 'name' | 'kind' | 'types'>;
}

/** A small decorative picture of a creature on its type colour, for use beside its name. */
export function CreatureThumb({ creature: { name, kind, types } }: Props) {
  return (
    <span className={styles.window} data-type={types[0]} aria-hidden="true">
      <CreaturePicture name={name} kind={kind} size={48} lazy className={styles.picture} />
    </span>
  );
}
