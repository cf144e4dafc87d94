import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Folders with code. Species, moves, texts, drawings and the migrations that databases have gone through are data: their
 * folders may have any number of files.
 */
const ROOMS = ['content', 'contract', 'rules', 'scenes', 'server', 'src', 'tests', 'tools'];
const DATA = /^(content\/(species|moves)|server\/database\/migrations|src\/locales|tools\/art)(\/|$)/;

/** Most files directly in a folder, so that a reader sees at a glance what it contains. */
const MOST = 15;

it(`no folder has more than ${MOST} files`, () => {
  const counts = new Map<string, number>();
  for (const room of ROOMS)
    for (const entry of readdirSync(room, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
  const crowded = [...counts].filter(([folder, count]) => count > MOST && !DATA.test(folder));
  expect(crowded).toEqual([]);
});
