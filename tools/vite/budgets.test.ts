import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  LANGUAGE_BUDGET,
  LOGIN_BUDGETS,
  languageWeight,
  loginWeight,
  MAP_BUDGET,
  mapWeight,
  overBudget,
} from './budgets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'budgets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | number) =>
  writeFileSync(path.join(folder, name), typeof content === 'number' ? 'x'.repeat(content) : content);

it('the weight before the login screen is that of the files which the page names, as they are sent', () => {
  file(
    'index.html',
    '<script src="/a.js"></script><link href="/b.js" /><link href="/c.css" /><img src="/d.svg" />',
  );
  for (const [name, bytes] of [
    ['a.js', 900],
    ['a.js.br', 300],
    ['b.js', 50],
    ['c.css', 70],
    ['d.svg', 5],
  ] as const)
    file(name, bytes);
  file('other.js', 5000);
  expect(loginWeight(folder)).toEqual({ js: 350, css: 70 });
});

it('styles within the page count as much as in a file of their own', () => {
  const styles = 'a{color:red}'.repeat(200);
  file('index.html', `<script src="/a.js"></script><style>${styles}</style>`);
  file('a.js', 'here');
  expect(loginWeight(folder)).toEqual({ js: 4, css: brotliCompressSync(styles).length });
});

it('the scripts until the map are those of the page, what its screens share and the scenes, not the sounds', () => {
  mkdirSync(path.join(folder, 'assets'));
  file('index.html', '<script src="/a.js"></script>');
  for (const [name, bytes] of [
    ['a.js', 7],
    ['assets/pages-1234abcd.js', 30],
    ['assets/play-1234abcd.js', 500],
    ['assets/play-1234abcd.js.br', 200],
    ['assets/scenes-1234abcd.js', 1000],
    ['assets/sounds-1234abcd.js', 4000],
    ['assets/FaqScreen-1234abcd.js', 50_000],
  ] as const)
    file(name, bytes);
  expect(mapWeight(folder)).toBe(1237);
});

it('what a language adds before the login screen is what changes the language, and the longest texts of that screen', () => {
  mkdirSync(path.join(folder, 'assets/languages'), { recursive: true });
  for (const [name, bytes] of [
    ['assets/languages-1234abcd.js', 10],
    ['assets/languages/common-1234abcd.js', 300],
    ['assets/languages/common-1234abcd.js.br', 200],
    ['assets/languages/common-5678abcd.js', 250],
    ['assets/languages/market-1234abcd.js', 5000],
  ] as const)
    file(name, bytes);
  expect(languageWeight(folder)).toBe(260);
});

it('a build at its budgets passes, and each byte more is told', () => {
  expect(overBudget(LOGIN_BUDGETS, MAP_BUDGET, LANGUAGE_BUDGET)).toEqual([]);
  const heavy = { js: LOGIN_BUDGETS.js + 1, css: LOGIN_BUDGETS.css + 1 };
  expect(overBudget(heavy, MAP_BUDGET + 1, LANGUAGE_BUDGET + 1)).toEqual([
    'js before the login screen: 94501 bytes, at most 94500',
    'css before the login screen: 7001 bytes, at most 7000',
    'scripts until the map is drawn: 272001 bytes, at most 272000',
    'another language before the login screen: 3001 bytes, at most 3000',
  ]);
});

it('a build whose page names no script or no styles is not a light one', () => {
  expect(overBudget({ js: 0, css: 0 }, 0, 0)).toHaveLength(2);
});
