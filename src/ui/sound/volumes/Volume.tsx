import { Slider } from 'radix-ui';
import { soundWords } from '../../../locales/en/sound.ts';
import styles from './Sound.module.css';

interface Props {
  label: string;
  /** 0 to 100. */
  value: number;
  onChange: (value: number) => void;
  /** Called when the player releases the slider. */
  onSet: () => void;
}

/** A volume slider for pointers and keys (arrows, Page Up and Down, Home and End). */
export function Volume({ label, value, onChange, onSet }: Props) {
  return (
    <div className={styles.volume}>
      <span aria-hidden="true">{label}</span>
      <Slider.Root
        className={styles.slider}
        value={[value]}
        max={100}
        step={5}
        onValueChange={([next = 0]) => onChange(next)}
        onValueCommit={onSet}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb className={styles.thumb} aria-label={label} aria-valuetext={soundWords.volume(value)} />
      </Slider.Root>
      <span className={styles.value} aria-hidden="true">
        {soundWords.shown(value)}
      </span>
    </div>
  );
}
