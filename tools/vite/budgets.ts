import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';

/** What the page may load before the login screen is shown: bytes of all files of a kind as Brotli. */
export const LOGIN_BUDGETS = { js: 94_500, css: 7_000 } as const;

/**
 * The scripts beside the page's own ones until the map is drawn, and their most bytes together, as Brotli. That of the
 * sounds comes behind them (src/app/sound/awaitSound.ts).
 */
const ON_MAP = ['pages', 'play', 'scenes'];
export const MAP_BUDGET = 272_000;

/** Most bytes of scripts that any language but English adds before the login screen, as Brotli. */
export const LANGUAGE_BUDGET = 3_000;

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

/** Bytes as Brotli of each script of a name in a folder of a build. Throws if there is none. */
function weightsOf(folder: string, name: string): readonly number[] {
  const scripts = readdirSync(folder).filter((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`The build has no script ${name}`);
  return scripts.map((script) => weightOf(path.join(folder, script)));
}

/**
 * Bytes as Brotli of the scripts that the heaviest of the other languages adds before the login screen: what changes the
 * language, and the texts of the first screen.
 */
export function languageWeight(folder: string): number {
  const assets = path.join(folder, 'assets');
  return (
    Math.max(...weightsOf(assets, 'languages')) +
    Math.max(...weightsOf(path.join(assets, 'languages'), 'common'))
  );
}

/** Bytes as Brotli of all scripts that a build loads until the map is drawn. */
export function mapWeight(folder: string): number {
  const scripts = ON_MAP.map((name) => Math.max(...weightsOf(path.join(folder, 'assets'), name)));
  return scripts.reduce((sum, bytes) => sum + bytes, loginWeight(folder).js);
}

/** What a build weighs too much, in words; nothing if it keeps its budgets. */
export function overBudget(
  weight: Readonly<Record<Kind, number>>,
  onMap: number,
  ofLanguage: number,
): readonly string[] {
  const over = (Object.keys(LOGIN_BUDGETS) as Kind[])
    .filter((kind) => weight[kind] > LOGIN_BUDGETS[kind] || weight[kind] === 0)
    .map((kind) => `${kind} before the login screen: ${weight[kind]} bytes, at most ${LOGIN_BUDGETS[kind]}`);
  if (onMap > MAP_BUDGET) over.push(`scripts until the map is drawn: ${onMap} bytes, at most ${MAP_BUDGET}`);
  if (ofLanguage > LANGUAGE_BUDGET)
    over.push(`another language before the login screen: ${ofLanguage} bytes, at most ${LANGUAGE_BUDGET}`);
  return over;
}

/** Fails the build if the page loads more before login screen or map than it may, in any language. Comes after `compressed`. */
export const budgets = (): Plugin =>
  afterBuild('budgets', (folder, fail) => {
    if (!existsSync(path.join(folder, 'index.html'))) return;
    const over = overBudget(loginWeight(folder), mapWeight(folder), languageWeight(folder));
    if (over.length > 0) fail(over.join('; '));
  });
