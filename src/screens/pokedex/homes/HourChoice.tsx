import { HOURS, type Hour } from '../../../../rules/world/types.ts';
import { hours } from '../../../locales/en/hours.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { ToggleChip } from '../../../ui/forms/ToggleChip.tsx';
import styles from './Homes.module.css';

interface Props {
  hour: Hour | null;
  now: Hour;
  onChange: (hour: Hour | null) => void;
}

const { homes: words } = pokedexWords;

/** Choice of the hour for which the maps are shown. */
export function HourChoice({ hour, now, onChange }: Props) {
  return (
    <fieldset>
      <legend className="visually-hidden">{words.when}</legend>
      <div className={styles.hours}>
        <ToggleChip pressed={hour === null} onChange={() => onChange(null)}>
          {words.anyHour}
        </ToggleChip>
        {HOURS.map((each) => (
          <ToggleChip key={each} pressed={hour === each} onChange={() => onChange(each)}>
            {hours.names[each]}
            {each === now && <span className={styles.now}>{words.now}</span>}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
