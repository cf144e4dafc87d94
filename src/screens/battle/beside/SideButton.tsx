import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import styles from './SideButton.module.css';

interface Props {
  label: string;
  /** Says more than the label, such as why the action is not possible. */
  title?: string;
  /** What the button shows beside the sign where there is room. */
  word: string;
  disabled: boolean;
  onClick: () => void;
  /** A number on the sign, where there is no room for the word. */
  count?: number;
  /** The lines of the sign, in a square of 24. */
  sign: string;
  children?: ReactNode;
}

/** An action beside the main one of a battle, with a sign. */
export function SideButton({ label, title = label, word, count, disabled, onClick, sign, children }: Props) {
  return (
    <div className={styles.side}>
      <Button aria-label={label} title={title} disabled={disabled} onClick={onClick}>
        <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
          <path d={sign} />
        </svg>
        {count !== undefined && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
        <span className={styles.word}>{word}</span>
      </Button>
      {children}
    </div>
  );
}
