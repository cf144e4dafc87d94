import clsx from 'clsx';
import styles from './Button.module.css';

export type ButtonVariant = 'plain' | 'primary' | 'go' | 'quiet';

/** The class of everything that looks like a button, be it a button or a link. */
export function buttonClass(look: ButtonVariant = 'plain', wide = false): string {
  return clsx(styles.button, look !== 'plain' && styles[look], wide && styles.wide);
}
