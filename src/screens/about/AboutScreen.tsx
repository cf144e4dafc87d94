import { aboutWords } from '../../locales/en/about.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import reading from '../../ui/reading/Reading.module.css';
import { Libraries } from './Libraries.tsx';
import { WorldNumbers } from './WorldNumbers.tsx';

/** The about page: what the game is, what it promises, and which libraries it uses. */
export default function AboutScreen() {
  return (
    <Panel width="reading" className={reading.reading}>
      <h1>{aboutWords.title}</h1>
      {aboutWords.sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <WorldNumbers />
      <Libraries />
      <p>
        <Link to="/faq">{aboutWords.questions}</Link>
      </p>
    </Panel>
  );
}
