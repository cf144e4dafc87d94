import { aboutWords } from '../../locales/en/about.ts';
import reading from '../../ui/reading/Reading.module.css';
import styles from './About.module.css';
import { licenceTexts } from './licenceTexts.ts';
import { shipped } from './shipped.ts';

/** The libraries of one copyright holder under one licence. */
interface Holder {
  readonly copyright: string;
  readonly licence: string;
  readonly libraries: readonly string[];
}

/** Number of libraries that are shipped to the browser. */
const libraryCount = shipped.length;

function withLibrary(holders: readonly Holder[], library: (typeof shipped)[number]): readonly Holder[] {
  const { copyright, licence, name, version } = library;
  const own = holders.find((each) => each.copyright === copyright && each.licence === licence);
  const libraries = [...(own?.libraries ?? []), `${name} ${version}`];
  return [...holders.filter((each) => each !== own), { copyright, licence, libraries }];
}

/** Copyright holders of the shipped libraries, those with the most libraries first. */
const holders: readonly Holder[] = shipped
  .reduce<readonly Holder[]>(withLibrary, [])
  .toSorted((one, other) => other.libraries.length - one.libraries.length);

/** Lists the copyright holders of the shipped libraries and the texts of their licences. */
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
