import { workshopWords } from '../../../locales/en/workshop.ts';
import type { Finding } from '../findings/findings.ts';
import styles from './Details.module.css';

interface Props {
  /** What is wanted, in a line: shown as long as there is no file. */
  wanted: string;
  findings: readonly Finding[] | null;
}

const { checks } = workshopWords;

/** What was expected of a file and what was found, in plain words; what is wanted as long as there is none. */
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
