import type { CSSProperties } from 'react';
import { questWords as words } from '../../locales/en/quests.ts';
import styles from './QuestProgress.module.css';

interface Props {
  readonly name: string;
  readonly count: number;
  readonly goal: number;
}

/** How far something is, as a bar and in numbers. */
export function QuestProgress({ name, count, goal }: Props) {
  const style = { '--share': `${(count / goal) * 100}%` } as CSSProperties;
  return (
    <span className={styles.progress}>
      <span
        className={styles.bar}
        style={style}
        role="progressbar"
        aria-label={words.progressOf(name)}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={count}
      />
      <small className={styles.count}>{words.progress(count, goal)}</small>
    </span>
  );
}
