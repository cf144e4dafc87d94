import { profileWords } from '../../locales/en/profile.ts';
import styles from './Profile.module.css';
import { Rarest } from './Rarest.tsx';
import { Results } from './Results.tsx';
import type { TrainerRecord } from './record.ts';
import { Streaks } from './Streaks.tsx';

const { records: words } = profileWords;

/** Streaks, the rarest creature, and how battles of each type ended. */
export function Records({ record }: { record: TrainerRecord }) {
  return (
    <section className={styles.section} aria-label={words.title}>
      <div className={styles.proud}>
        <Streaks record={record} />
        <Rarest rarest={record.rarest} />
      </div>
      <h3>{words.table}</h3>
      <Results counts={record.counts} />
    </section>
  );
}
