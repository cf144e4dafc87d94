import { faqWords } from '../../locales/en/pages.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from '../../ui/Reading.module.css';

/** What players ask most. */
export default function FaqScreen() {
  return (
    <Panel width="reading" className={styles.reading}>
      <h1>{faqWords.title}</h1>
      {faqWords.answers.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Panel>
  );
}
