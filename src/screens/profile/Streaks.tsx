import { profileWords } from '../../locales/en/profile.ts';
import styles from './Profile.module.css';
import type { TrainerRecord } from './record.ts';

const { records: words } = profileWords;

/** Battles won in a row, at best and now. */
export function Streaks({ record: { bestStreak, streak } }: { record: TrainerRecord }) {
  return (
    <div className={styles.streaks}>
      <dl>
        <div>
          <dt>{words.bestStreak}</dt>
          <dd>{words.wins(bestStreak)}</dd>
        </div>
        <div>
          <dt>{words.streak}</dt>
          <dd>{words.wins(streak)}</dd>
        </div>
      </dl>
      <p>{words.streakHint}</p>
    </div>
  );
}
