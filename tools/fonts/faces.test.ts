import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../src/ui/theme/fonts/', import.meta.url);
const FACES = ['text', 'display'] as const;
/** All files; `letters` are those of the text face that English hardly has, which no page asks for at once. */
const FILES = [...FACES, 'letters'];
const MOST_BYTES = 60_000;
const MOST_TEXT_BYTES = 28_000;

it('the faces of the game weigh at most 60 kB together', () => {
  const bytes = FILES.map((face) => statSync(new URL(`${face}.woff2`, folder)).size);
  expect(Math.min(...bytes)).toBeGreaterThan(5000);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

it('letters that English hardly has are not in the file of the text face that every page loads', () => {
  expect(statSync(new URL('text.woff2', folder)).size).toBeLessThanOrEqual(MOST_TEXT_BYTES);
  const sheet = readFileSync(new URL('fonts.css', folder), 'utf8');
  expect(sheet).toMatch(/letters\.woff2"\) format\("woff2"\);\s+unicode-range: U\+A1-AA,/);
});

it.each(FACES)('the %s face has its open licence beside it, and the page asks for it at once', (face) => {
  expect(readFileSync(new URL(`${face}.OFL.txt`, folder), 'utf8')).toMatch(
    /^Copyright .*SIL Open Font License, Version 1\.1/s,
  );
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(page).toContain(`<link rel="preload" href="/src/ui/theme/fonts/${face}.woff2" as="font"`);
});

it('every face of the tokens is one of the game, a stand-in of its size, or the system’s', () => {
  const sheet = readFileSync(new URL('fonts.css', folder), 'utf8');
  const rules = [...sheet.matchAll(/@font-face \{[^}]*\}/g)].map(([rule]) => rule);
  const named = new Set(rules.map((rule) => /font-family: "?([^";]+)"?;/.exec(rule)?.[1]));
  const tokens = readFileSync(new URL('../tokens.css', folder), 'utf8');
  for (const token of ['font', 'font-display']) {
    const [, list = ''] = new RegExp(`--${token}: ([^;]+);`).exec(tokens) ?? [];
    const families = list.split(',').map((family) => family.trim().replaceAll('"', ''));
    expect(families.slice(-2)).toEqual(['system-ui', 'sans-serif']);
    expect(families.slice(0, -2).filter((family) => !named.has(family))).toEqual([]);
  }
  for (const rule of rules.filter((one) => one.includes('local('))) {
    for (const word of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
      expect(rule).toContain(`${word}: `);
  }
});
