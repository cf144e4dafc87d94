import { aboutWords } from '../../locales/en/about.ts';
import reading from '../../ui/Reading.module.css';
import styles from './About.module.css';
import { holders, libraryCount } from './libraries.ts';
import { licenceTexts } from './licenceTexts.ts';

/** Whose libraries come with the game, and what their licences say. */
export function Libraries() {
  return (
    <section>
      <h2>{aboutWords.thanksTitle}</h2>
      <p>{aboutWords.thanks(libraryCount)}</p>
      <details className={`${reading.question} ${styles.libraries}`}>
        <summary>{aboutWords.libraries}</summary>
        <ul className={styles.holders}>
          {holders.map(({ copyright, licence, libraries }) => (
            <li key={copyright + licence}>
              <strong>{libraries.join(', ')}</strong>
              <span>
                {copyright} ({aboutWords.licence(licence)})
              </span>
            </li>
          ))}
        </ul>
        {Object.entries(licenceTexts).map(([name, paragraphs]) => (
          <div key={name} className={styles.licence}>
            <h3>{aboutWords.licence(name)}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </details>
    </section>
  );
}
