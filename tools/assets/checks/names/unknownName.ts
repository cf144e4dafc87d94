import type { Finding } from '../../finding.ts';
import { expectationOf, type FoundFile, type Shelf } from '../../shelf.ts';
import { picturesOfMaps } from '../../tiled/tiledMaps.ts';
import { nearest } from './nearest.ts';

/**
 * Files that nobody asks for: a designer's wherever it lies, a generated one in a folder of which every name is known.
 * The pictures that a Tiled map names are asked for by it.
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

/** A known name with an ending that is not accepted for it; one in the wrong case is another check's. */
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
