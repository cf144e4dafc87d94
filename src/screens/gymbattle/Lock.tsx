import { gymWords } from '../../locales/en/gymbattle.ts';
import styles from './Gym.module.css';

interface Props {
  id: string;
  /** How to unlock it. */
  text: string;
  /** How many leaders are still to be beaten before it opens. */
  left: number;
}

/** Says that something is locked, and how to unlock it. */
export function Lock({ id, text, left }: Props) {
  return (
    <p id={id} className={styles.lock}>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path d="M7 11V7.5a5 5 0 0 1 10 0V11" fill="none" stroke="currentColor" strokeWidth="3" />
        <rect x="3.5" y="10.5" width="17" height="12" rx="3.5" fill="currentColor" />
      </svg>
      <span>
        {text} {gymWords.toGo(left)}
      </span>
    </p>
  );
}
