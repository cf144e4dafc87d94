import { useLocation } from 'react-router-dom';
import { useGradually } from '../../hooks/useGradually.ts';
import { faqWords } from '../../locales/en/faq/index.ts';
import type { FaqChapter, FaqQuestion } from '../../locales/en/faq/types.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import styles from './Faq.module.css';
import { Questions } from './Questions.tsx';

interface Props {
  chapters: readonly FaqChapter[];
  opened: ReadonlySet<string>;
  onToggle: (question: FaqQuestion, open: boolean) => void;
}

/** All questions, grouped by chapter. The chapters come one after the other, unless the address names a place in them. */
export function Chapters({ chapters, opened, onToggle }: Props) {
  const gradual = useGradually(chapters.length);
  const shown = useLocation().hash === '' ? gradual : chapters.length;
  return (
    <>
      <nav aria-label={faqWords.chapters} className={styles.chapters}>
        {chapters.map(({ id, title }) => (
          <Link key={id} to={`#${id}`}>
            {title}
          </Link>
        ))}
      </nav>
      {chapters.slice(0, shown).map(({ id, title, questions }) => (
        <section key={id} className={styles.chapter} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <Questions questions={questions} opened={opened} words={[]} onToggle={onToggle} />
        </section>
      ))}
    </>
  );
}
