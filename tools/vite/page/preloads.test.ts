import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screensIn } from './preloads.ts';

const routes = readFileSync(new URL('../../../src/app/routing/routes.ts', import.meta.url), 'utf8');

it('every route names the file of its screen, but for those that come with the first script or depend on the server', () => {
  const screens = screensIn(routes);
  const paths = [...routes.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path.toLowerCase());
  expect(paths.length).toBeGreaterThan(25);
  expect([...screens.keys()].filter((path) => screens.get(path) === null)).toEqual([
    '/',
    '/login',
    '/signup',
    '/workshop',
  ]);
  expect(paths.filter((path) => !screens.has(path))).toEqual([]);
  for (const file of screens.values()) if (file !== null) expect(existsSync(file), file).toBe(true);
});

it('a path that no route has gets the screen for unknown addresses', () => {
  expect(screensIn(routes).get('*')).toMatch(/UnknownScreen\.tsx$/);
});
