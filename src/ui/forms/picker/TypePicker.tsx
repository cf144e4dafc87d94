import { CREATURE_TYPES, type CreatureType } from '../../../../rules/creatures/types.ts';
import { typeWords } from '../../../locales/en/types.ts';
import { TypeIcon } from '../../creatureCard/TypeIcon.tsx';
import styles from './TypePicker.module.css';

interface Props {
  legend: string;
  /** Shows the legend to screen readers only. */
  legendHidden?: boolean;
  chosen: readonly CreatureType[];
  /** Maximum number of chosen types; one more replaces the first. With 1 they are radio buttons. */
  most?: number;
  /** Name of the input group, unique on the page. */
  name: string;
  onChange: (types: readonly CreatureType[]) => void;
}

/** All types with icon and name, large enough for touch. */
export function TypePicker({
  legend,
  legendHidden = false,
  chosen,
  most = CREATURE_TYPES.length,
  name,
  onChange,
}: Props) {
  const toggle = (type: CreatureType) =>
    onChange(chosen.includes(type) ? chosen.filter((each) => each !== type) : [...chosen, type].slice(-most));
  return (
    <fieldset>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.types}>
        {CREATURE_TYPES.map((type) => (
          <label key={type} className={styles.type} data-type={type}>
            <input
              className="visually-hidden"
              type={most === 1 ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(type)}
              onChange={() => toggle(type)}
            />
            <TypeIcon type={type} size={26} named={false} lazy />
            <span className={styles.name}>{typeWords[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
