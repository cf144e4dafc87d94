import { replayWords } from '../../../locales/en/profile.ts';
import styles from './Controls.module.css';
import { SPEEDS, type Speed } from './useReplay.ts';

interface Props {
  speed: Speed;
  onChange: (speed: Speed) => void;
}

/** Choice of the playback speed. */
export function SpeedChoice({ speed, onChange }: Props) {
  return (
    <fieldset className={styles.speeds}>
      <legend className={styles.legend}>{replayWords.speed}</legend>
      {SPEEDS.map((each) => (
        <label key={each} className={styles.speed} title={replayWords.speedOf[each]}>
          <input
            className="visually-hidden"
            type="radio"
            name="speed"
            value={each}
            checked={speed === each}
            aria-label={replayWords.speedOf[each]}
            onChange={() => onChange(each)}
          />
          {replayWords.speeds[each]}
        </label>
      ))}
    </fieldset>
  );
}
