import clsx from 'clsx';
import { faqWords } from '../../locales/en/faq/index.ts';
import type { FaqQuestion } from '../../locales/en/faq/types.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import reading from '../../ui/reading/Reading.module.css';
import { AnswerPart } from './AnswerPart.tsx';
import styles from './Faq.module.css';
import { Marked } from './Marked.tsx';

interface Props {
  question: FaqQuestion;
  open: boolean;
  /** The searched words. */
  words: readonly string[];
  onToggle: (open: boolean) => void;
}

/** A question that expands to its answer; it has its own address. */
export function FaqItem({ question: { id, question, answer }, open, words, onToggle }: Props) {
  return (
    <details
      id={id}
      className={clsx(reading.question, styles.question)}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <h3>
          <Marked text={question} words={words} />
        </h3>
      </summary>
      <div className={styles.answer}>
        {answer.map((part) => (
          <AnswerPart key={JSON.stringify(part)} part={part} words={words} />
        ))}
        <Link className={styles.anchor} to={`#${id}`}>
          {faqWords.link}
        </Link>
      </div>
    </details>
  );
}
