import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOMS = ['contract', 'rules', 'scenes', 'server', 'src', 'tools'];
/** Drawings are data, and a use case of the server is a file however short it is. */
const KEPT = /^(tools\/art\/|server\/features\/)/;
const SHORT = 25;

const all = [...ROOMS, 'content', 'tests'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts')),
);
const isTest = (file: string): boolean => /\.test\.|^tests\//.test(file);

/** The files that import each file, and the files of which a value is imported, not only a type. */
const importers = new Map<string, string[]>();
const valued = new Set<string>();
const IMPORT = /^(?:import|export) (type )?[^;]*?from '(\.[^']+)'/gm;
for (const file of all)
  for (const [, type, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = join(dirname(file), path);
    importers.set(target, [...(importers.get(target) ?? []), file]);
    if (!type) valued.add(target);
  }

/**
 * Whether a neighbour could take the file in: it alone needs it, nothing tests or styles the file by itself, and the file
 * is neither loaded lazily nor started as a worker.
 */
function isCrumb(file: string): boolean {
  const [first, ...others] = importers.get(file) ?? [];
  if (!first || isTest(first) || !valued.has(file) || others.length > 0 || dirname(first) !== dirname(file))
    return false;
  if (existsSync(`${file.replace(/\.\w+$/, '')}.module.css`)) return false;
  return readFileSync(file, 'utf8').split('\n').length <= SHORT;
}

/** Content, and the languages, whose files are those of English. */
const LISTS = /^(content|src\/locales\/(?!en\/)[^/]+)\//;

it('no file of a few lines is there for one neighbour alone (docs/decisions/small-files.md)', () => {
  const crumbs = all.filter((file) => !isTest(file) && !LISTS.test(file) && !KEPT.test(file));
  expect(crumbs.filter(isCrumb)).toEqual([]);
});
