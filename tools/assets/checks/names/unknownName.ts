import type { Finding } from '../../finding.ts';
import { expectationOf, type FoundFile, type Shelf } from '../../shelf.ts';
import { picturesOfMaps } from '../../tiled/tiledMaps.ts';
import { nearest } from './nearest.ts';

/**
 * Reports files that the game never loads: any override, and a generated file in a folder whose names are all known.
 * Pictures named by a Tiled map count as loaded.
 */
export function findUnknownNames(shelf: Shelf): Finding[] {
  const known = new Set(shelf.expected.map(({ name }) => name.toLowerCase()));
  const folders = new Set(shelf.expected.map(({ name }) => folderOf(name)));
  const named = new Set(picturesOfMaps(shelf));
  return shelf.files.flatMap((file) => {
    if (expectationOf(shelf, file) || named.has(file.name)) return [];
    if (!file.laid && !folders.has(folderOf(file.name))) return [];
    return known.has(file.name.toLowerCase()) ? wrongEnding(shelf, file) : unknownName(shelf, file);
  });
}

const folderOf = (name: string): string => name.split('/').slice(0, -1).join('/');

function unknownName({ expected }: Shelf, { name, ending, place }: FoundFile): Finding {
  const alike = expected.filter(({ endings }) => endings.includes(ending.toLowerCase()));
  const guess = nearest(
    name,
    (alike.length ? alike : expected).map((one) => one.name),
  );
  return {
    file: place,
    check: 'unknown-name',
    expected: 'a name that the game asks for',
    found: name,
    mend: `Did you mean ${guess}? Rename it, or take it away: nobody asks for it.`,
  };
}

/** A known name with an ending that is not accepted for it. Names in the wrong case have their own check. */
function wrongEnding({ expected }: Shelf, { name, ending, place }: FoundFile): Finding[] {
  const same = expected.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  const endings = same.flatMap((one) => one.endings);
  if (endings.includes(ending.toLowerCase())) return [];
  return [
    {
      file: place,
      check: 'unknown-name',
      expected: `the ending .${endings.join(' or .')}`,
      found: `.${ending}`,
      mend: `Export it as .${endings[0]}.`,
    },
  ];
}
