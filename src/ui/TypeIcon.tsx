import type { CreatureType } from '../../rules/creatures/types.ts';
import styles from './TypeIcon.module.css';
import { usePicture } from './usePicture.ts';

interface Props {
  type: CreatureType;
  size?: number;
  /** False where the type's name stands beside it. */
  named?: boolean;
}

/** The round badge of a type: a shape as well as a colour. */
export function TypeIcon({ type, size = 28, named = true }: Props) {
  const url = usePicture(`types/${type}`);
  if (url !== null) {
    const alt = named ? type : '';
    return <img className={styles.icon} src={url} alt={alt} width={size} height={size} />;
  }
  return (
    <span className={styles.letter} data-type={type} style={{ width: size, height: size }}>
      <span aria-hidden="true">{type.slice(0, 2)}</span>
      {named && <span className="visually-hidden">{type}</span>}
    </span>
  );
}
