import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { partsIn, stylePage, tokensOf } from './page.ts';

it('docs/style.md is as the tokens and the parts are (npx tsx tools/style/writePage.ts)', () => {
  expect(readFileSync('docs/style.md', 'utf8')).toBe(stylePage());
});

it('tokens keep the words above them and both their values', () => {
  const sheet = `[data-theme] {\n  /* Of paper. */\n  --paper: light-dark(rgb(1 2 3 / 4%), #000);\n  --ink: #111;\n\n  --edge: 3px;\n}\n`;
  expect(tokensOf(sheet)).toEqual([
    {
      words: 'Of paper.',
      tokens: [
        { name: 'paper', day: 'rgb(1 2 3 / 4%)', night: '#000' },
        { name: 'ink', day: '#111', night: '#111' },
      ],
    },
    { words: '', tokens: [{ name: 'edge', day: '3px', night: '3px' }] },
  ]);
});

it('of a part the first sentence is told', () => {
  const code =
    '/**\n * A sheet of paper. It has an edge.\n * @param width how wide\n */\nexport function Panel() {}\n';
  expect(partsIn(code)).toEqual([{ name: 'Panel', words: 'A sheet of paper.' }]);
});
