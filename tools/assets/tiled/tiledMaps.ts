import { readJson } from '../readJson.ts';
import type { FoundFile, Shelf } from '../shelf.ts';
import { isTiled, pictureOf, readTiled, type TiledMap } from './map.ts';

/** A map of Tiled that a designer laid down; an error where it is not a whole one. */
export interface FoundMap {
  readonly file: FoundFile;
  readonly map: TiledMap | Error;
}

/** Every map of Tiled on the shelf. A file that cannot be read at all is another check's. */
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

/** Names of the pictures that the maps of Tiled take their tiles from. */
export const picturesOfMaps = (shelf: Shelf): string[] =>
  tiledMaps(shelf).flatMap(({ map }) => (map instanceof Error ? [] : map.tilesets.map(pictureOf)));
