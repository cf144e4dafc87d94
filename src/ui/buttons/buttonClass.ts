import clsx from 'clsx';
import styles from './Button.module.css';

export type ButtonVariant = 'plain' | 'primary' | 'go' | 'quiet';

/** CSS class for buttons and for links that look like buttons. */
export function buttonClass(look: ButtonVariant = 'plain', wide = false): string {
  return clsx(styles.button, look !== 'plain' && styles[look], wide && styles.wide);
}
