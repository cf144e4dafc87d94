import type { FaqQuestion } from '../../locales/en/faq/types.ts';
import { FaqItem } from './FaqItem.tsx';

interface Props {
  questions: readonly FaqQuestion[];
  opened: ReadonlySet<string>;
  words: readonly string[];
  onToggle: (question: FaqQuestion, open: boolean) => void;
}

/** A list of questions. */
export function Questions({ questions, opened, words, onToggle }: Props) {
  return questions.map((question) => (
    <FaqItem
      key={question.id}
      question={question}
      open={opened.has(question.id)}
      words={words}
      onToggle={(open) => onToggle(question, open)}
    />
  ));
}
