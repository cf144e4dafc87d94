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

/** All questions, grouped by chapter. */
export function Chapters({ chapters, opened, onToggle }: Props) {
  return (
    <>
      <nav aria-label={faqWords.chapters} className={styles.chapters}>
        {chapters.map(({ id, title }) => (
          <Link key={id} to={`#${id}`}>
            {title}
          </Link>
        ))}
      </nav>
      {chapters.map(({ id, title, questions }) => (
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
