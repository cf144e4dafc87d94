import type { Row } from './row.ts';
import { testBody } from './testBody.ts';

/**
 * Reports, for each row, the tests that cannot be found and those that do not contain the named assertion; empty if
 * there are none.
 * @param read returns the text of a file, or null if it does not exist
 */
export const missingTests = (rows: readonly Row[], read: (file: string) => string | null): string[] =>
  rows.flatMap(({ section, row, tests }) => {
    const of = `section ${section}, '${row}'`;
    if (tests.length === 0) return [`${of}: no test is named`];
    return tests.flatMap(({ file, test, assertion, cases }) => {
      const text = read(file);
      if (text === null) return [`${of}: no file ${file}`];
      const body = testBody(text, test);
      if (body === null) return [`${of}: no test '${test}' in ${file}`];
      const at = `the test '${test}' in ${file}`;
      const lost = [assertion, ...cases].filter((part) => !folded(body).includes(folded(part)));
      return [
        ...lost.map((part) => `${of}: ${at} has no '${part}'`),
        ...(asserts(assertion, file) ? [] : [`${of}: '${assertion}' of ${at} asserts nothing`]),
      ];
    });
  });

/** The text without white space and without the trailing commas that the formatter adds. */
const folded = (text: string) => text.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '');

/**
 * Whether a line can fail a test. Queries of Testing Library throw if nothing is found; those of Playwright do not.
 */
function asserts(line: string, file: string): boolean {
  if (/\bexpect\w*[(.]/.test(line)) return true;
  return !file.startsWith('tests/e2e/') && /\b(?:find|get)(?:All)?By\w+\(|\bwaitFor\(/.test(line);
}
