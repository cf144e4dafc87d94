import clsx from 'clsx';
import styles from './Spinner.module.css';

/** A turning ring; the words beside it say what is waited for. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={clsx(styles.spinner, large && styles.large)} data-spinner aria-hidden="true" />;
}
