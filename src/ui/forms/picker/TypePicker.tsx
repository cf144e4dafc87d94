import { CREATURE_TYPES, type CreatureType } from '../../../../rules/creatures/types.ts';
import { TypeIcon } from '../../creatureCard/TypeIcon.tsx';
import styles from './TypePicker.module.css';

interface Props {
  legend: string;
  /** Whether the legend is for screen readers only. */
  legendHidden?: boolean;
  chosen: readonly CreatureType[];
  /** How many can be chosen; one more takes the place of the first. With 1 they are radio buttons. */
  most?: number;
  /** Name of the group among others of the page. */
  name: string;
  onChange: (types: readonly CreatureType[]) => void;
}

/** All types to choose from, each with badge and name, large enough for thumbs. */
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
            <TypeIcon type={type} size={26} named={false} />
            <span className={styles.name}>{type}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
