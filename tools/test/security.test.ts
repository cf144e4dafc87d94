import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/projectRoot.ts';

const TESTS = join(projectRoot, 'tests/server');
const ROW = /^\| (\d+) .*\| ((?:`\w+`(?:, )?)+) *\|$/gm;
const TITLE = /['"`]attacks? (\d+(?:(?:, | and | to )\d+)*)/g;

/** The numbers that a title names: `4`, `6, 7 and 8` or `16 to 18`. */
function numbersOf(text: string): number[] {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [first = 0, last = 0] = numbers;
  return text.includes(' to ')
    ? Array.from({ length: last - first + 1 }, (_, step) => first + step)
    : numbers;
}

/** Pairs of threat number and test file, such as `15 mart`. */
const inTests = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(join(TESTS, file), 'utf8').matchAll(TITLE)]
      .flatMap(([, numbers = '']) => numbersOf(numbers))
      .map((number) => `${number} ${basename(file, '.test.ts')}`),
  );
const page = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(ROW)];
const inPage = rows.flatMap(([, number, files = '']) =>
  (files.match(/\w+/g) ?? []).map((file) => `${number} ${file}`),
);

it('the page on security gives each threat a number of its own, and leaves none out', () => {
  const numbers = rows.map(([, number]) => Number(number)).sort((one, other) => one - other);
  expect(numbers).toEqual(rows.map((_, index) => index + 1));
});

it('the page on security names the tests of each threat, and titles name threats of the page', () => {
  expect([...new Set(inTests)].sort()).toEqual([...new Set(inPage)].sort());
});

const [, table = ''] = page.split('## Bounds');
/** Bounds of the page with file and title of a test. */
const bounds = table.split('\n').flatMap((line) => [...line.matchAll(/`(\w+)`: ([^;|]+)/g)]);
const named = new Set(bounds.map(([, file]) => file));
/** Texts of the test files that the bounds name. Files of one name are joined. */
const tests = new Map<string, string>();
for (const folder of ['rules', 'server', 'src', 'tests/server']) {
  for (const file of readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })) {
    const [, name = ''] = /(\w+)\.test\.tsx?$/.exec(file) ?? [];
    if (!named.has(name)) continue;
    const text = readFileSync(join(projectRoot, folder, file), 'utf8');
    tests.set(name, (tests.get(name) ?? '') + text);
  }
}

it('the page on security names for each bound a test that is there', () => {
  const missing = bounds.filter(([, file = '', title = '']) => !tests.get(file)?.includes(title.trim()));
  expect(bounds.length).toBeGreaterThan(25);
  expect(missing.map(([text]) => text)).toEqual([]);
  const lines = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (what|---)/.test(line));
  expect(lines.filter((line) => !/`\w+`: /.test(line))).toEqual([]);
});
