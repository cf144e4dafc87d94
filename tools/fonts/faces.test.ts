import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = new URL('../../src/ui/theme/fonts/', import.meta.url);
const FACES = ['text', 'display'] as const;
/** What every page has, and the letters of the text face that English hardly has, which no page asks for at once. */
const FILES = [...FACES, 'letters', 'polishTurkish'];
const POLISH_TURKISH = 'ĄąĆćĘęŁłŃńÓóŚśŹźŻżÇçĞğİıÖöŞşÜü';
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
  expect(sheet).toMatch(/letters\.woff2"\) format\("woff2"\);\s+unicode-range:\s+U\+A1-A3,/);
});

/** The files of a face, with the letters for which a page asks for each; null if it asks for it always. */
function partsOf(
  sheet: string,
  family: string,
): readonly { file: string; letters: readonly number[][] | null }[] {
  const rules = [...sheet.matchAll(/@font-face \{[^}]*\}/g)].map(([rule]) => rule);
  return rules
    .filter((rule) => new RegExp(`font-family: "?${family}"?;`).test(rule))
    .map((rule) => ({
      file: path.basename(/url\("([^"]+)"\)/.exec(rule)?.[1] ?? ''),
      letters:
        /unicode-range:\s+([^;]+);/
          .exec(rule)?.[1]
          ?.split(/,\s*/)
          .map((range) =>
            range
              .replace('U+', '')
              .split('-')
              .map((code) => Number.parseInt(code, 16)),
          ) ?? null,
    }));
}

it.each([
  ['Nunito', 'fonts/fonts.css'],
  ['Nunito Black', '../../locales/languages.css'],
])(
  'each letter of Polish and Turkish is in just one file of %s beside that with English ones',
  (family, sheet) => {
    const parts = partsOf(readFileSync(new URL(`../${sheet}`, folder), 'utf8'), family);
    expect(parts.map(({ file }) => file)).toEqual(['text.woff2', 'letters.woff2', 'polishTurkish.woff2']);
    for (const letter of POLISH_TURKISH) {
      const code = letter.codePointAt(0) ?? 0;
      const having = parts.filter(({ letters }) =>
        letters?.some(([first = 0, last = first]) => code >= first && code <= last),
      );
      expect(having, letter).toHaveLength(1);
    }
  },
);

it('what only Polish and Turkish need weighs at most 8 kB', () => {
  expect(statSync(new URL('polishTurkish.woff2', folder)).size).toBeLessThanOrEqual(8000);
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
