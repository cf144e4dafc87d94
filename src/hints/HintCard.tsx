import { useId } from 'react';
import { hintWords } from '../locales/en/hints.ts';
import { Button } from '../ui/buttons/Button.tsx';
import styles from './Hints.module.css';
import type { HintName } from './hintStore.ts';

interface Props {
  name: HintName;
  onDismiss: () => void;
  onStop: () => void;
}

/** A hint with one button to dismiss it and one to switch all hints off. */
export function HintCard({ name, onDismiss, onStop }: Props) {
  const title = useId();
  const hint = hintWords.hints[name];
  return (
    <div className={styles.place} role="note" aria-labelledby={title} data-hint={name}>
      <div className={styles.hint}>
        <svg className={styles.lamp} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a6.5 6.5 0 0 0-3.6 11.9c.7.5 1.1 1.2 1.1 2V17h5v-.1c0-.8.4-1.5 1.1-2A6.5 6.5 0 0 0 12 3z" />
          <path d="M9.8 20.5h4.4" />
        </svg>
        <p id={title} className={styles.title}>
          <span className="visually-hidden">{hintWords.label}: </span>
          {hint.title}
        </p>
        <p className={styles.text}>{hint.text}</p>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onDismiss}>
            {hintWords.dismiss}
          </Button>
          <button type="button" className={styles.stop} onClick={onStop}>
            {hintWords.stop}
          </button>
        </div>
      </div>
    </div>
  );
}
