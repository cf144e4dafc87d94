import { workshopWords } from '../../../locales/en/workshop.ts';
import type { Finding } from '../findings/findings.ts';
import styles from './Details.module.css';

interface Props {
  /** The requirements in one line; shown while there is no file. */
  wanted: string;
  findings: readonly Finding[] | null;
}

const { checks } = workshopWords;

/** Expected and found properties of a file, in plain words; only the requirements if there is no file. */
export function FindingList({ wanted, findings }: Props) {
  if (findings === null) {
    return (
      <p className={styles.wanted}>
        <strong>{workshopWords.wanted}:</strong> {wanted}
      </p>
    );
  }
  return (
    <section aria-label={workshopWords.findings}>
      <ul className={styles.findings}>
        {findings.map(({ check, good, expected, found }) => (
          <li key={check} data-good={good}>
            <span
              className={styles.sign}
              role="img"
              aria-label={good ? workshopWords.good : workshopWords.bad}
            />
            <span>
              <strong>{checks.names[check]}:</strong> {found}
              {!good && <> ({checks.expected(expected)})</>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
