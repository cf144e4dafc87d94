import { workshopWords } from '../../../locales/en/workshop.ts';
import styles from './FileCell.module.css';

const MARKED = ['missing', 'overridden', 'tried', 'kept'] as const;

/** Explains the marks on the files. */
export function FileLegend() {
  return (
    <ul className={styles.legend} aria-label={workshopWords.legend}>
      {MARKED.map((state) => (
        <li key={state}>
          <span className={styles.mark} data-state={state} aria-hidden="true" />
          {workshopWords.marks[state]}
        </li>
      ))}
    </ul>
  );
}
