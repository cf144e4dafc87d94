import { Slider } from 'radix-ui';
import { spoken as language } from '../../../locales/texts.ts';
import styles from './RangeSlider.module.css';

interface Props {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  /** The value for screen readers, and as it is shown. */
  spoken: string;
  shown: string;
  onChange: (value: number) => void;
  /** Called when the player releases the slider. */
  onSet?: () => void;
}

/** A slider with its name and value, for pointers and keys (arrows, Page Up and Down, Home and End). */
export function RangeSlider({ label, value, least, most, step, spoken, shown, onChange, onSet }: Props) {
  return (
    <div className={styles.range}>
      <span aria-hidden="true">{label}</span>
      <Slider.Root
        className={styles.slider}
        // The library would take its own direction, not that of the page.
        dir={language.getState().direction}
        value={[value]}
        min={least}
        max={most}
        step={step}
        onValueChange={([next = least]) => onChange(next)}
        {...(onSet && { onValueCommit: onSet })}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.filled} />
        </Slider.Track>
        <Slider.Thumb className={styles.thumb} aria-label={label} aria-valuetext={spoken} />
      </Slider.Root>
      <span className={styles.value} aria-hidden="true">
        {shown}
      </span>
    </div>
  );
}
