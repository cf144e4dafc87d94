import { aboutWords } from '../../locales/en/about.ts';
import reading from '../../ui/reading/Reading.module.css';
import styles from './About.module.css';
import { holders } from './holders.ts';
import { licenceTexts } from './licenceTexts.ts';

/** Number of libraries that are shipped to the browser. */
const libraryCount = holders.flatMap(({ libraries }) => Object.keys(libraries)).length;

/** Lists the copyright holders of the shipped libraries and the texts of their licences. */
export function Libraries() {
  return (
    <section>
      <h2>{aboutWords.thanksTitle}</h2>
      <p>{aboutWords.thanks(libraryCount)}</p>
      <p>{aboutWords.faces}</p>
      <details className={`${reading.question} ${styles.libraries}`}>
        <summary>{aboutWords.libraries}</summary>
        <ul className={styles.holders}>
          {holders.map(({ copyright, licence, libraries }) => (
            <li key={copyright + licence}>
              <strong>
                {Object.entries(libraries)
                  .map((library) => library.join(' '))
                  .join(', ')}
              </strong>
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
