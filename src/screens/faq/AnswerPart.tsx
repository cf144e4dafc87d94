import type { FaqPart } from '../../locales/en/faq/types.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { FactTable } from './FactTable.tsx';
import styles from './Faq.module.css';
import { Marked } from './Marked.tsx';

/** A paragraph, a list, a table or a row of links of an answer. */
export function AnswerPart({ part, words }: { part: FaqPart; words: readonly string[] }) {
  if (typeof part === 'string')
    return (
      <p>
        <Marked text={part} words={words} />
      </p>
    );
  if ('table' in part) return <FactTable table={part.table} />;
  if ('links' in part)
    return (
      <p className={styles.links}>
        {part.links.map(({ to, text }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </p>
    );
  return (
    <ul className={styles.list}>
      {part.list.map((item) => (
        <li key={item}>
          <Marked text={item} words={words} />
        </li>
      ))}
    </ul>
  );
}
