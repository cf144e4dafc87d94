import type { CSSProperties } from 'react';
import { CREATURE_TYPES, type CreatureType } from '../../../rules/creatures/types.ts';
import { trainingWords } from '../../locales/en/expbattle.ts';
import { typeWords } from '../../locales/en/types.ts';
import { TypeIcon } from '../../ui/creatureCard/TypeIcon.tsx';
import styles from './TypeWheel.module.css';

interface Props {
  chosen: CreatureType | null;
  disabled: boolean;
  onChoose: (type: CreatureType) => void;
}

/** All types as medallions: a wheel where there is room for one, else rows. Each is a radio button. */
export function TypeWheel({ chosen, disabled, onChoose }: Props) {
  return (
    <div className={styles.wheel} role="radiogroup" aria-label={trainingWords.wheel}>
      {CREATURE_TYPES.map((type, at) => (
        <label
          key={type}
          className={styles.medallion}
          data-type={type}
          style={{ '--turn': `${at * (360 / CREATURE_TYPES.length)}deg` } as CSSProperties}
        >
          <input
            type="radio"
            className="visually-hidden"
            name="partners"
            value={type}
            checked={type === chosen}
            disabled={disabled}
            aria-label={typeWords[type]}
            onChange={() => onChoose(type)}
          />
          <TypeIcon type={type} size={56} named={false} />
          <span className={styles.name} aria-hidden="true">
            {typeWords[type]}
          </span>
        </label>
      ))}
    </div>
  );
}
