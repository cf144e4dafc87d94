import type { Row } from './row.ts';

/**
 * Says of each row, in plain words, which of its tests cannot be found; nothing where all is well.
 * @param read gives the text of a file, or null where there is none
 */
export const missingTests = (rows: readonly Row[], read: (file: string) => string | null): string[] =>
  rows.flatMap(({ section, row, tests }) => {
    const of = `section ${section}, '${row}'`;
    if (tests.length === 0) return [`${of}: no test is named`];
    return tests.flatMap(({ file, test }) => {
      const text = read(file);
      if (text === null) return [`${of}: no file ${file}`];
      return isTestIn(text, test) ? [] : [`${of}: no test '${test}' in ${file}`];
    });
  });

/** Whether a text holds a test of exactly this title, on its own or for each line of a table. */
function isTestIn(text: string, title: string): boolean {
  const exact = title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?:^[ \\t]*(?:it|test)|\\))\\(\\s*(['"\`])${exact}\\1\\s*,`, 'm').test(text);
}
