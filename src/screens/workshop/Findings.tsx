import { useEffect, useState } from 'react';
import { workshopWords } from '../../locales/en/workshop.ts';
import styles from './Details.module.css';
import { type Finding, findingsOf } from './findings.ts';
import { openPicture } from './openPicture.ts';
import { type Wanted, wantedOf } from './wanted.ts';

interface Props {
  name: string;
  /** The file that is tried out; null where it is the game's own. */
  content: Blob | null;
}

const { checks } = workshopWords;

/** What a file of this name should be like, in a line. */
const wantedWords = ({ size, transparent, cells, most }: Wanted): string =>
  [
    checks.types,
    size && checks.pixels(size.width, size.height),
    transparent && checks.transparent,
    checks.atMost(most),
    cells && checks.air,
  ]
    .filter(Boolean)
    .join(', ');

/** What was expected of a file and what was found, in plain words; what is wanted as long as there is none. */
export function Findings({ name, content }: Props) {
  const wanted = wantedOf(name);
  const findings = useFindings(content, wanted);
  if (findings === null) {
    return (
      <p className={styles.wanted}>
        <strong>{workshopWords.wanted}:</strong> {wantedWords(wanted)}
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

function useFindings(content: Blob | null, wanted: Wanted): readonly Finding[] | null {
  const [known, setKnown] = useState<{ content: Blob; findings: readonly Finding[] } | null>(null);
  useEffect(() => {
    let left = false;
    if (content) {
      void openPicture(content).then((opened) => {
        if (!left && 'pixels' in opened) setKnown({ content, findings: findingsOf(opened, wanted) });
      });
    }
    return () => {
      left = true;
    };
  }, [content, wanted]);
  return known && known.content === content ? known.findings : null;
}
