import { type ReactNode, useState } from 'react';
import type { CreatureType } from '../../../rules/creatures/types.ts';
import { useSetting } from '../../hooks/useSetting.ts';
import { colourMarks } from '../../locales/en/colourMarks.ts';
import { typeWords } from '../../locales/en/types.ts';
import { usePicture } from '../pictures/usePicture.ts';
import styles from './TypeIcon.module.css';

interface Props {
  type: CreatureType;
  size?: number;
  /** False if the type's name stands beside it. */
  named?: boolean;
  /** Loads the icon only when it comes into view, for what is folded away at first. */
  lazy?: boolean;
}

/** The round icon of a type. Types differ in shape as well as in colour; on request their letters stand beside it. */
export function TypeIcon(props: Props) {
  const marked = useSetting('colourMarks');
  const icon = <PlainIcon {...props} />;
  return marked ? <Marked type={props.type}>{icon}</Marked> : icon;
}

const Marked = ({ type, children }: { type: CreatureType; children: ReactNode }) => (
  <span className={styles.marked}>
    {children}
    <span className={styles.mark} aria-hidden="true">
      {colourMarks.types[type]}
    </span>
  </span>
);

function PlainIcon({ type, size = 28, named = true, lazy = false }: Props) {
  const name = `types/${type}`;
  const url = usePicture(name);
  const [broken, setBroken] = useState<string | null>(null);
  if (url !== null && broken !== url) {
    return (
      <img
        className={styles.icon}
        src={url}
        alt={named ? typeWords[type] : ''}
        width={size}
        height={size}
        loading={lazy ? 'lazy' : undefined}
        onError={() => setBroken(url)}
      />
    );
  }
  return (
    <span className={styles.letter} data-type={type} style={{ width: size, height: size }} title={name}>
      <span aria-hidden="true">{typeWords[type].slice(0, 2)}</span>
      {named && <span className="visually-hidden">{typeWords[type]}</span>}
    </span>
  );
}
