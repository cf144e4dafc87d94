import { aboutWords } from '../../locales/en/pages.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from '../../ui/Reading.module.css';

/** What the game is, and what it promises. */
export default function AboutScreen() {
  return (
    <Panel width="reading" className={styles.reading}>
      <h1>{aboutWords.title}</h1>
      {aboutWords.sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Panel>
  );
}
