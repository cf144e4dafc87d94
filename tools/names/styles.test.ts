import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `src/${file}`);

/** The classes that a style sheet defines. */
const classesOf = (sheet: string): ReadonlySet<string> =>
  new Set(
    [
      ...readFileSync(sheet, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/\.([A-Za-z_]\w*)/g),
    ].map(([, name = '']) => name),
  );

/** Classes that a component takes from its style sheets although they are not there: the element would have no style. */
function missingIn(component: string): string[] {
  const code = readFileSync(component, 'utf8');
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, sheet, path = '']) => {
    const known = classesOf(join(dirname(component), path));
    const named = [...code.matchAll(new RegExp(`(?<![\\w./'])${sheet}\\.(\\w+)`, 'g'))];
    return named.filter(([, name = '']) => !known.has(name)).map(([use]) => `${component}: ${use}`);
  });
}

it('every class that a component names stands in its style sheet', () => {
  expect(components.flatMap(missingIn)).toEqual([]);
});

it('gaps belong to the scale of spaces, or grow with the window', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const gaps = sheets.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/gap: ([^;]+);/g)].map(([, gap = '']) => ({
      file,
      gap,
    })),
  );
  expect(gaps.filter(({ gap }) => /\d\s*r?em\b/.test(gap) && !gap.includes('clamp('))).toEqual([]);
});

it('margins, paddings, borders and texts go by the direction of writing, which Arabic turns round', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const bound = sheets.flatMap((file) =>
    [
      ...readFileSync(join('src', file), 'utf8').matchAll(
        /\b(?:margin|padding|border)-(?:left|right)|(?:text-align|float): (?:left|right)/g,
      ),
    ].map(([found]) => `${file}: ${found}`),
  );
  expect(bound).toEqual([]);
});
