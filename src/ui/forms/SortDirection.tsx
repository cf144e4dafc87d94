import { filterWords } from '../../locales/en/filters.ts';
import styles from './SortDirection.module.css';

interface Props {
  falling: boolean;
  onTurn: () => void;
}

/** Shows the sort direction; a press reverses it. */
export function SortDirection({ falling, onTurn }: Props) {
  const words = falling ? filterWords.falling : filterWords.rising;
  return (
    <button type="button" className={styles.button} aria-label={words} title={words} onClick={onTurn}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" data-falling={falling || undefined}>
        <path d="M7 20V4M3 8l4-4 4 4M14 5h3M14 12h5M14 19h7" />
      </svg>
    </button>
  );
}
