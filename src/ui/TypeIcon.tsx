import type { CreatureType } from '../../rules/creatures/types.ts';
import { hasPicture, pictureUrl } from '../bridge/assets.ts';
import styles from './TypeIcon.module.css';

interface Props {
  type: CreatureType;
  size?: number;
  /** False where the type's name stands beside it. */
  named?: boolean;
}

/** The round badge of a type: a shape as well as a colour. */
export function TypeIcon({ type, size = 28, named = true }: Props) {
  const name = `types/${type}`;
  if (hasPicture(name)) {
    const alt = named ? type : '';
    return <img className={styles.icon} src={pictureUrl(name)} alt={alt} width={size} height={size} />;
  }
  return (
    <span className={styles.letter} data-type={type} style={{ width: size, height: size }}>
      <span aria-hidden="true">{type.slice(0, 2)}</span>
      {named && <span className="visually-hidden">{type}</span>}
    </span>
  );
}
