import type { CreatureType } from '../../../rules/creatures/types.ts';
import { typeWords } from '../../locales/en/types.ts';
import { TypeIcon } from '../creatureCard/TypeIcon.tsx';
import styles from './TypeTag.module.css';

/** A type with icon and name on its colour. */
export function TypeTag({ type }: { type: CreatureType }) {
  return (
    <span className={styles.tag} data-type={type}>
      <TypeIcon type={type} size={22} named={false} />
      {typeWords[type]}
    </span>
  );
}
