import { readJson } from '../readJson.ts';
import type { FoundFile, Shelf } from '../shelf.ts';
import { isAseprite } from './sheet.ts';

/** Every Aseprite export in the overrides folder, with its parsed data. */
export const asepriteSheets = ({ files }: Shelf): { readonly file: FoundFile; readonly data: unknown }[] =>
  files.flatMap((file) => {
    if (!file.laid || file.ending !== 'json') return [];
    const data = readJson(file.file);
    return isAseprite(data) ? [{ file, data }] : [];
  });
