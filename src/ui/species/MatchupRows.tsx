import { matchupWords } from '../../locales/en/matchups.ts';
import styles from './MatchupRows.module.css';
import type { Matchup } from './matchups.ts';
import { TypeTag } from './TypeTag.tsx';

interface Row {
  readonly label: string;
  readonly matchups: readonly Matchup[];
}

/** Groups of types, such as the weaknesses of a creature, each with its damage multiplier. */
export function MatchupRows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, matchups }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.types}>
            {matchups.length === 0 && <span className={styles.nothing}>{matchupWords.nothing}</span>}
            {matchups.map(({ type, mult }) => (
              <span key={type} className={styles.type}>
                <TypeTag type={type} />
                <MultMark mult={mult} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A damage multiplier as a short sign. */
export function MultMark({ mult }: { mult: number }) {
  const { short, long } = markOf(mult);
  return (
    <span className={styles.mark} data-mult={mult}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{long}</span>
    </span>
  );
}

/** Sign and words for a multiplier; unknown multipliers get those of normal damage. */
export function markOf(mult: number): { readonly short: string; readonly long: string } {
  const marks: Readonly<Record<number, { short: string; long: string }>> = matchupWords.marks;
  return marks[mult] ?? matchupWords.marks[1];
}
