import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

/** The static imports of a file, without types and dynamic imports. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(new URL(file, root), 'utf8');
  const found = text.matchAll(/^(?:import|export)(?! type) (?:[^;]*? from )?'([^']+)';/gms);
  return [...found].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );
}

/** The files and packages that a file imports, directly or indirectly. */
function broughtBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  if (!/\.tsx?$/.test(file) || !existsSync(new URL(file, root))) return known;
  for (const next of importsOf(file)) broughtBy(next, known);
  return known;
}

const QUERIES = ['@tanstack/react-query', 'src/client/queries.ts', 'src/hooks/queries/useQuery.ts'];

it('no style sheet composes classes of another, since the copy would come again with each screen', () => {
  const folder = new URL('src/', root);
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const composing = sheets.filter((file) =>
    /composes:[^;]*\bfrom\b|@import/.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(composing).toEqual([]);
});

describe('what keeps replies comes with the first screen that asks for something', () => {
  it.each([
    ['the page and its login screen', 'src/main.tsx'],
    ['the choice of a map', 'src/screens/maps/MapsScreen.tsx'],
    ['a map', 'src/screens/map/MapScreen.tsx'],
    ['a battle', 'src/screens/battle/BattleScreen.tsx'],
    ['the bell, until it is opened', 'src/app/bell/Bell.tsx'],
    ['the menu', 'src/app/layout/MenuList.tsx'],
  ])('not with %s', (_what, file) => {
    const brought = broughtBy(file);
    expect(brought.size).toBeGreaterThan(1);
    expect(QUERIES.filter((one) => brought.has(one))).toEqual([]);
  });

  it.each(['src/screens/creatures/owned/PokemonsScreen.tsx', 'src/app/bell/BellList.tsx'])(
    'but with %s',
    (file) => {
      expect(QUERIES.filter((one) => !broughtBy(file).has(one))).toEqual([]);
    },
  );
});

it('the login screen comes without axios, Phaser, scenes and other screens', () => {
  const brought = [...broughtBy('src/main.tsx')];
  expect(brought).toContain('src/screens/login/LoginScreen.tsx');
  expect(brought).toContain('src/api/request.ts');
  expect(brought).not.toContain('axios');
  const others = /^(phaser$|scenes\/|src\/screens\/(?!login\/))/;
  expect(brought.filter((one) => others.test(one))).toEqual([]);
});
