import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAseprite, readAseprite } from './aseprite/sheet.ts';
import { toWalkSheet } from './aseprite/toWalkSheet.ts';
import { isTiled, readTiled } from './tiled/map.ts';
import { paintingOf } from './tiled/paintingOf.ts';

/**
 * Converts the files of designers' programs into what the game reads: an Aseprite export into a walk, a Tiled map into
 * the game's own map with another ground. The rest of the map, and where players can walk on it, does not change.
 * Other data is returned unchanged.
 * @param root the project's folder
 * @param name of the data file with its ending, `maps/green_land.json`
 * @throws Error that says what is wrong with the file
 */
export function translate(root: string, name: string, data: unknown): unknown {
  const plain = name.replace(/\.json$/, '');
  try {
    if (isAseprite(data)) return toWalkSheet(plain, readAseprite(data));
    if (isTiled(data)) return withPainting(readGenerated(root, name), data);
    return data;
  } catch (problem) {
    const words = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`assets/overrides/${name}: ${words} See "npm run assets:check".`, { cause: problem });
  }
}

interface OwnMap {
  readonly size: number;
}

const withPainting = (own: OwnMap, data: unknown) => ({
  ...own,
  painting: paintingOf(readTiled(data), own.size),
});

function readGenerated(root: string, name: string): OwnMap {
  return JSON.parse(readFileSync(path.join(root, 'assets/generated', name), 'utf8')) as OwnMap;
}
