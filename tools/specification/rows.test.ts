import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingTests } from './missingTests.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => {
  const url = new URL(file, ROOT);
  return existsSync(url) ? readFileSync(url, 'utf8') : null;
};

describe('every row of the specification', () => {
  it('has tests, which stand where the table says', () => {
    expect(missingTests(rows, read)).toEqual([]);
  });

  it('that quotes what the player reads names a file that asserts it', () => {
    const unread = rows.filter(({ row, tests }) => {
      const [, words] = /'(.{5,})'/.exec(row) ?? [];
      return words !== undefined && !tests.some(({ file }) => read(file)?.includes(words));
    });
    expect(unread.map(({ section, row }) => `${section} ${row}`)).toEqual([]);
  });

  it('stands in the table once', () => {
    const names = rows.map(({ section, row }) => `${section} ${row}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('a row without its test', () => {
  const row = (test: string, file = 'a.test.ts'): Row => ({
    section: 8,
    row: 'Not caught',
    tests: [{ file, test }],
  });
  const file = [
    "it('says so', () => {});",
    "// it('was said once', () => {});",
    "it.skip('is to be said', () => {});",
    "it.each([\n  ['x'],\n])(\n  'says %s (twice)',\n  () => {},\n);",
    "expect('only mentioned').toBe(true);",
  ].join('\n');
  const wrong = (one: Row) => missingTests([one], (name) => (name === 'a.test.ts' ? file : null));

  it('is none where the title stands in the file, also for each line of a table', () => {
    expect(wrong(row('says so'))).toEqual([]);
    expect(wrong(row('says %s (twice)'))).toEqual([]);
  });

  it.each(['says', 'was said once', 'is to be said', 'only mentioned'])(
    'is told in plain words: %s',
    (test) => {
      expect(wrong(row(test))).toEqual([`section 8, 'Not caught': no test '${test}' in a.test.ts`]);
    },
  );

  it('is told too where the file is gone, or nobody is named', () => {
    expect(wrong(row('says so', 'b.test.ts'))).toEqual(["section 8, 'Not caught': no file b.test.ts"]);
    expect(wrong({ ...row(''), tests: [] })).toEqual(["section 8, 'Not caught': no test is named"]);
  });
});
