import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOGIN_BUDGETS, loginWeight, overBudget } from './budgets.ts';

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

it('a build at its budgets passes, and each byte more is told', () => {
  expect(overBudget(LOGIN_BUDGETS)).toEqual([]);
  expect(overBudget({ js: LOGIN_BUDGETS.js + 1, css: LOGIN_BUDGETS.css + 1 })).toEqual([
    'js before the login screen: 95001 bytes, at most 95000',
    'css before the login screen: 9001 bytes, at most 9000',
  ]);
});

it('a build whose page names no script or no styles is not a light one', () => {
  expect(overBudget({ js: 0, css: 0 })).toHaveLength(2);
});
