import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingTests } from './missingTests.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { testBody } from './testBody.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => {
  const url = new URL(file, ROOT);
  return existsSync(url) ? readFileSync(url, 'utf8') : null;
};

/** The quoted texts of a row, without those that contain placeholders. */
const quotes = (row: string) =>
  Array.from(row.matchAll(/(?<!\w)'(.{5,}?)'(?!\w)/g), ([, words = '']) => words).filter(
    (words) => !/[<]|\.\.\.$/.test(words),
  );

describe('every row of the specification', () => {
  it('has tests, which stand where the table says and assert what it names', () => {
    expect(missingTests(rows, read)).toEqual([]);
  });

  it('that quotes what the player reads names a test that asserts it', () => {
    const unread = rows.filter(({ row, tests }) => {
      const bodies = tests.map(({ file, test }) => testBody(read(file) ?? '', test) ?? '');
      return quotes(row).some((words) => !bodies.some((body) => body.includes(words)));
    });
    expect(unread.map(({ section, row }) => `${section} ${row}`)).toEqual([]);
  });

  it('stands in the table once', () => {
    const names = rows.map(({ section, row }) => `${section} ${row}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('a row', () => {
  const row = (test: string, assertion = 'expect(1).toBe(1)', ...cases: string[]): Row => ({
    section: 8,
    row: 'Not caught',
    tests: [{ file: 'a.test.ts', test, assertion, cases }],
  });
  const body = 'const one = 1;\n  expect(1).toBe(\n    1,\n  );';
  const file = [
    'const table = [\n  [4, true],\n];',
    `it('says so', () => {\n  ${body}\n});`,
    'const helper = () => expect(2).toBe(2);',
    `it('says more', () => {\n  expect(3).toBe(3);\n  // expect(4).toBe(4);\n  look(\n    1);\n});`,
    "// it('was said once', () => {});",
    "it.skip('is to be said', () => {});",
    `it.each([\n  ['x'],\n])(\n  'says %s (twice)',\n  () => {\n    ${body}\n  },\n);`,
    `it.each(table)('says %i to %s', () => {\n  ${body}\n});`,
    "expect('only mentioned').toBe(true);",
  ].join('\n');
  const wrong = (one: Row) => missingTests([one], (name) => (name === 'a.test.ts' ? file : null));
  const told = "section 8, 'Not caught':";

  it('is right where its test asserts what it names, however that is broken into lines', () => {
    expect(wrong(row('says so'))).toEqual([]);
    expect(wrong(row('says so', 'expect( 1 )\n.toBe(1)'))).toEqual([]);
  });

  it('finds the cases of a table, whether they stand in the test or in a constant', () => {
    expect(wrong(row('says %s (twice)', 'expect(1).toBe(1)', "['x']"))).toEqual([]);
    expect(wrong(row('says %i to %s', 'expect(1).toBe(1)', '[4, true]'))).toEqual([]);
    expect(wrong(row('says %i to %s', 'expect(1).toBe(1)', '[5, true]'))).toEqual([
      `${told} the test 'says %i to %s' in a.test.ts has no '[5, true]'`,
    ]);
  });

  it.each(['says', 'was said once', 'is to be said', 'only mentioned'])(
    'is told in plain words where there is no test: %s',
    (test) => {
      expect(wrong(row(test))).toEqual([`${told} no test '${test}' in a.test.ts`]);
    },
  );

  it.each(['expect(2).toBe(2)', 'expect(3).toBe(3)'])(
    'is told where another place of the file asserts it: %s',
    (assertion) => {
      expect(wrong(row('says so', assertion))).toEqual([
        `${told} the test 'says so' in a.test.ts has no '${assertion}'`,
      ]);
    },
  );

  it('is told where only a comment asserts it, and where the named line asserts nothing', () => {
    expect(wrong(row('says more', 'expect(4).toBe(4)'))).toEqual([
      `${told} the test 'says more' in a.test.ts has no 'expect(4).toBe(4)'`,
    ]);
    expect(wrong(row('says more', 'look(1)'))).toEqual([
      `${told} 'look(1)' of the test 'says more' in a.test.ts asserts nothing`,
    ]);
  });

  it('is told where the file is gone, or nobody is named', () => {
    const [gone] = row('says so').tests.map((one) => ({ ...one, file: 'b.test.ts' }));
    expect(wrong({ ...row(''), tests: [gone!] })).toEqual([`${told} no file b.test.ts`]);
    expect(wrong({ ...row(''), tests: [] })).toEqual([`${told} no test is named`]);
  });
});
