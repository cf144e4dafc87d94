import parts from 'virtual:picture/title/starters';
import type { CSSProperties } from 'react';
import { inStyle } from '../pictures/inStyle.ts';
import { useSwapped } from '../useSwapped.ts';
import styles from './LivingStarters.module.css';

/** What lies in the columns of the picture: the body, the part beside it that moves, and the eyes, open and closed. */
const PARTS = ['body', 'head', 'open', 'closed'] as const;
/** The rows of the picture: kindlam, podkin, puddlip. */
const ROWS = [0, 1, 2];

/**
 * The three starters, which breathe in parts and blink now and then, all by styles alone. They stand still in calm mode.
 * Decorative.
 */
export function LivingStarters() {
  const address = useSwapped('title/starters', parts);
  return (
    <div
      className={styles.cast}
      data-starters
      style={{ '--parts': inStyle(address) } as CSSProperties}
      aria-hidden="true"
    >
      {ROWS.map((row) => (
        <span key={row} className={styles.starter} style={{ '--row': row } as CSSProperties}>
          {PARTS.map((part, column) => (
            <i key={part} className={styles[part]} style={{ '--column': column } as CSSProperties} />
          ))}
        </span>
      ))}
    </div>
  );
}
