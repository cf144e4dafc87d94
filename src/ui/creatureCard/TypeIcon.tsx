import { useState } from 'react';
import type { CreatureType } from '../../../rules/creatures/types.ts';
import { usePicture } from '../pictures/usePicture.ts';
import styles from './TypeIcon.module.css';

interface Props {
  type: CreatureType;
  size?: number;
  /** False if the type's name stands beside it. */
  named?: boolean;
}

/** The round icon of a type. Types differ in shape as well as in colour. */
export function TypeIcon({ type, size = 28, named = true }: Props) {
  const name = `types/${type}`;
  const url = usePicture(name);
  const [broken, setBroken] = useState<string | null>(null);
  if (url !== null && broken !== url) {
    return (
      <img
        className={styles.icon}
        src={url}
        alt={named ? type : ''}
        width={size}
        height={size}
        onError={() => setBroken(url)}
      />
    );
  }
  return (
    <span className={styles.letter} data-type={type} style={{ width: size, height: size }} title={name}>
      <span aria-hidden="true">{type.slice(0, 2)}</span>
      {named && <span className="visually-hidden">{type}</span>}
    </span>
  );
}
