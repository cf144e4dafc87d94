import type { CSSProperties } from 'react';
import styles from './Sparks.module.css';

const COUNT = 14;
/** Fixed spreads, so that a picture of the page is always the same. */
const spark = (index: number): CSSProperties =>
  ({
    '--turn': `${(index / COUNT) * 360 + (index % 3) * 7}deg`,
    '--far': [46, 38, 52, 42][index % 4],
    '--late': `${(index % 4) * 70}ms`,
    '--big': `${[1, 0.65, 0.8][index % 3]}`,
  }) as CSSProperties;

/** Stars that fly from the middle of a stage to all sides. `stay`: they hang there afterwards, as for a shiny. */
export function Sparks({ delay, stay = false }: { delay: number; stay?: boolean }) {
  return (
    <span
      className={styles.sparks}
      data-stay={stay || undefined}
      style={{ '--delay': `${delay}ms` } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sparks are always the same ones
        <i key={index} style={spark(index)} />
      ))}
    </span>
  );
}
