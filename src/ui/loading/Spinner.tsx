import clsx from 'clsx';
import styles from './Spinner.module.css';

/** A decorative spinner; the text beside it says what is loading. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={clsx(styles.spinner, large && styles.large)} data-spinner aria-hidden="true" />;
}
