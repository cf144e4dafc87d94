import { readJson } from '../readJson.ts';
import type { FoundFile, Shelf } from '../shelf.ts';
import { isTiled, pictureOf, readTiled, type TiledMap } from './map.ts';

/** A Tiled map made by a designer; `map` is an error if the file is incomplete. */
export interface FoundMap {
  readonly file: FoundFile;
  readonly map: TiledMap | Error;
}

/** Every Tiled map on the shelf. Files that are not JSON have their own check. */
export function tiledMaps({ files }: Shelf): FoundMap[] {
  return files.flatMap((file): FoundMap[] => {
    if (!file.laid || !file.name.startsWith('maps/') || !['json', 'tmj'].includes(file.ending)) return [];
    const data = readJson(file.file);
    if (data === undefined || (file.ending === 'json' && !isTiled(data))) return [];
    try {
      return [{ file, map: readTiled(data) }];
    } catch (problem) {
      return [{ file, map: problem instanceof Error ? problem : new Error(String(problem)) }];
    }
  });
}

/** Names of the tileset pictures that the Tiled maps use. */
export const picturesOfMaps = (shelf: Shelf): string[] =>
  tiledMaps(shelf).flatMap(({ map }) => (map instanceof Error ? [] : map.tilesets.map(pictureOf)));
