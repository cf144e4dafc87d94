import { matchupWords } from '../../locales/en/matchups.ts';
import styles from './MatchupRows.module.css';
import type { Matchup } from './matchups.ts';
import { TypeTag } from './TypeTag.tsx';

interface Row {
  readonly label: string;
  readonly matchups: readonly Matchup[];
}

/** Types in groups, such as what a creature is weak to; a number tells how much where it is not the usual one. */
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

/** How much of the damage counts, as a sign. */
export function MultMark({ mult }: { mult: number }) {
  const { short, long } = markOf(mult);
  return (
    <span className={styles.mark} data-mult={mult}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{long}</span>
    </span>
  );
}

/** The sign and the words of a multiplier; of one that there is not, those of the usual damage. */
export function markOf(mult: number): { readonly short: string; readonly long: string } {
  const marks: Readonly<Record<number, { short: string; long: string }>> = matchupWords.marks;
  return marks[mult] ?? matchupWords.marks[1];
}
