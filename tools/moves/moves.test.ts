import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { movesPage } from './page.ts';

it('the page on moves describes the catalogue as it is', () => {
  const words = (text: string) => text.replace(/[\s|-]+/g, ' ');
  expect(words(readFileSync('docs/moves.md', 'utf8'))).toBe(words(movesPage()));
});
