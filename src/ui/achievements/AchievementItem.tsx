import type { ReactNode } from 'react';
import type { Achievement } from '../../../content/achievements/list.ts';
import { achievementWords as words } from '../../locales/en/achievements.ts';
import { dayOf } from '../dates.ts';
import styles from './Achievements.module.css';
import { Medal } from './Medal.tsx';

interface Props {
  readonly achievement: Achievement;
  readonly reached: boolean;
  /** When it was reached; null if it was not, or if the time is not known yet. */
  readonly reachedAt: string | null;
  /** What stands in place of the date. */
  readonly children?: ReactNode;
}

/** An achievement with its medal, what it asks for, and when it was reached. */
export const AchievementItem = ({
  achievement: { id, field, rank, goal },
  reached,
  reachedAt,
  children,
}: Props) => (
  <li className={styles.item} data-reached={reached || undefined}>
    <Medal id={id} reached={reached} />
    <strong className={styles.name}>{words.name(field, rank)}</strong>
    <span className={styles.text}>{words.text(field, goal)}</span>
    {reachedAt !== null && (
      <small className={styles.when}>
        <span className="visually-hidden">{words.reached} </span>
        <time dateTime={reachedAt}>{dayOf(reachedAt)}</time>
      </small>
    )}
    {children}
  </li>
);

/** Achievements beside each other. */
export const AchievementList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);
