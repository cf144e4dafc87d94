import { replayWords } from '../../../locales/en/profile.ts';
import styles from './Controls.module.css';

/** Outlines of the icons on a 24 by 24 grid. */
const PATHS = {
  first: 'M5 5v14M19 5L8 12l11 7z',
  earlier: 'M17 5L6 12l11 7z',
  play: 'M7 4l13 8L7 20z',
  pause: 'M7 4h3v16H7zM14 4h3v16h-3z',
  later: 'M7 5l11 7L7 19z',
  last: 'M19 5v14M5 5l11 7L5 19z',
} as const;

interface Props {
  sign: keyof typeof PATHS;
  disabled?: boolean;
  onPress: () => void;
}

/** A button with the usual icon of media players. It stays focusable when it is disabled. */
export function ControlButton({ sign, disabled = false, onPress }: Props) {
  const name = replayWords[sign];
  return (
    <button
      type="button"
      className={styles.button}
      data-sign={sign}
      data-variant={sign === 'play' || sign === 'pause' ? 'primary' : undefined}
      aria-label={name}
      title={name}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
    >
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d={PATHS[sign]} />
      </svg>
    </button>
  );
}
