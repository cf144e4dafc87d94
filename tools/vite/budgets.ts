import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';

/** What the page may load before the login screen is shown: bytes of all files of a kind as Brotli. */
export const LOGIN_BUDGETS = { js: 93_000, css: 7_000 } as const;

/**
 * The scripts beside the page's own ones until the map is drawn, and their most bytes together, as Brotli. That of the
 * sounds comes behind them (src/app/sound/awaitSound.ts).
 */
const ON_MAP = ['pages', 'play', 'scenes'];
export const MAP_BUDGET = 264_000;

type Kind = keyof typeof LOGIN_BUDGETS;

/** Scripts and style sheets that the page itself names, also those to be loaded in advance. */
const namedBy = (page: string, kind: Kind): readonly string[] =>
  [...new Set([...page.matchAll(/(?:src|href)="([^"?]+)"/g)].map(([, file = '']) => file))].filter((file) =>
    file.endsWith(`.${kind}`),
  );

/** Bytes of a file of the build as Brotli; small files are sent as they are. */
const weightOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Bytes as Brotli of the styles within the page. */
const stylesIn = (page: string): number =>
  [...page.matchAll(/<style>(.*?)<\/style>/gs)].reduce(
    (bytes, [, styles = '']) => bytes + brotliCompressSync(styles).length,
    0,
  );

/** Bytes as Brotli that the page of a build loads before the login screen is shown. */
export function loginWeight(folder: string): Readonly<Record<Kind, number>> {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const sum = (kind: Kind) =>
    namedBy(page, kind).reduce((bytes, file) => bytes + weightOf(path.join(folder, file)), 0);
  return { js: sum('js'), css: sum('css') + stylesIn(page) };
}

/** Bytes as Brotli of all scripts that a build loads until the map is drawn. */
export function mapWeight(folder: string): number {
  const files = readdirSync(path.join(folder, 'assets'));
  const scripts = ON_MAP.map((name) => {
    const file = files.find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
    if (file === undefined) throw new Error(`The build has no script ${name}`);
    return weightOf(path.join(folder, 'assets', file));
  });
  return scripts.reduce((sum, bytes) => sum + bytes, loginWeight(folder).js);
}

/** What a build weighs too much, in words; nothing if it keeps its budgets. */
export function overBudget(weight: Readonly<Record<Kind, number>>, onMap: number): readonly string[] {
  const early = (Object.keys(LOGIN_BUDGETS) as Kind[])
    .filter((kind) => weight[kind] > LOGIN_BUDGETS[kind] || weight[kind] === 0)
    .map((kind) => `${kind} before the login screen: ${weight[kind]} bytes, at most ${LOGIN_BUDGETS[kind]}`);
  if (onMap <= MAP_BUDGET) return early;
  return [...early, `scripts until the map is drawn: ${onMap} bytes, at most ${MAP_BUDGET}`];
}

/** Fails the build if the page loads more before login screen or map than it may. Comes after `compressed`. */
export const budgets = (): Plugin =>
  afterBuild('budgets', (folder, fail) => {
    if (!existsSync(path.join(folder, 'index.html'))) return;
    const over = overBudget(loginWeight(folder), mapWeight(folder));
    if (over.length > 0) fail(over.join('; '));
  });
