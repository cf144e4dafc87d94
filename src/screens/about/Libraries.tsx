import { aboutWords } from '../../locales/en/about.ts';
import reading from '../../ui/reading/Reading.module.css';
import styles from './About.module.css';
import { holders } from './holders.ts';

const NO_WARRANTY =
  'THE SOFTWARE IS PROVIDED “AS IS”, WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.';

const NO_WARRANTY_OF_AUTHOR =
  'THE SOFTWARE IS PROVIDED “AS IS” AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.';

/** Full texts of the libraries' licences; most licences require that their text is distributed with the library. */
const licenceTexts: Readonly<Record<string, readonly string[]>> = {
  MIT: [
    'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the “Software”), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
    'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
    NO_WARRANTY,
  ],
  ISC: [
    'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.',
    NO_WARRANTY_OF_AUTHOR,
  ],
  '0BSD': [
    'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted.',
    NO_WARRANTY_OF_AUTHOR,
  ],
};

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
              <strong lang="en" dir="ltr">
                {Object.entries(libraries)
                  .map((library) => library.join(' '))
                  .join(', ')}
              </strong>
              <span>
                <bdi lang="en">{copyright}</bdi> ({aboutWords.licence(licence)})
              </span>
            </li>
          ))}
        </ul>
        {Object.entries(licenceTexts).map(([name, paragraphs]) => (
          <div key={name} className={styles.licence}>
            <h3>{aboutWords.licence(name)}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} lang="en" dir="ltr">
                {paragraph}
              </p>
            ))}
          </div>
        ))}
      </details>
    </section>
  );
}
