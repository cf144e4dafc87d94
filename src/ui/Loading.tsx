import { en } from '../locales/en.ts';
import styles from './Loading.module.css';
import { Spinner } from './Spinner.tsx';

/** Takes the place of what is on its way. */
export function Loading({ text = en.loading }: { text?: string }) {
  return (
    <div className={styles.loading} role="status">
      <Spinner large />
      <span>{text}</span>
    </div>
  );
}
