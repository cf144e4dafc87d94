import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../tests/e2e/', import.meta.url);

it('every browser test uses the test that fails on page errors, console errors and unhandled rejections', () => {
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.spec.ts'),
  );
  expect(specs.length).toBeGreaterThan(30);
  const other = specs.filter((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const fromPlaywright = /import (?!type)[^;]*\btest\b[^;]* from '@playwright\/test'/.test(text);
    return fromPlaywright || !/import \{[^}]*\btest\b[^}]*\} from '\.\.\/support\/test\.ts'/.test(text);
  });
  expect(other).toEqual([]);
});
