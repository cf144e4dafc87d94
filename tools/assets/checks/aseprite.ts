import { type Fault, faultsOf } from '../aseprite/faults.ts';
import { type AsepriteSheet, readAseprite } from '../aseprite/sheet.ts';
import { asepriteSheets } from '../aseprite/sheets.ts';
import type { Finding } from '../finding.ts';
import { factsOf, PICTURE_ENDINGS } from '../pictures.ts';
import type { FoundFile, Shelf } from '../shelf.ts';

/** Reports Aseprite exports that the map cannot use as a walk. */
export async function findAsepriteFaults(shelf: Shelf): Promise<Finding[]> {
  const found = await Promise.all(
    asepriteSheets(shelf).map(async ({ file, data }) => {
      const faults = await faultsIn(shelf, file, data);
      return faults.map((fault) => ({ file: file.place, ...fault }));
    }),
  );
  return found.flat();
}

async function faultsIn(shelf: Shelf, file: FoundFile, data: unknown): Promise<Fault[]> {
  if (!/^characters\/.*\.walk$/.test(file.name)) return [misplaced(file)];
  try {
    const sheet = readAseprite(data);
    return [...faultsOf(sheet), ...(await pictureFaults(shelf, file, sheet))];
  } catch (problem) {
    return [
      {
        check: 'unreadable',
        expected: 'an export of Aseprite',
        found: `one that is not whole (${problem instanceof Error ? problem.message : problem})`,
        mend: 'Export it again with "JSON Data" and "Tags" ticked.',
      },
    ];
  }
}

const misplaced = ({ name }: FoundFile): Fault => ({
  check: 'unknown-name',
  expected: 'an export of Aseprite under characters/, named like gardener.walk',
  found: `${name}.json`,
  mend: name.startsWith('tiles/')
    ? 'Lay down each object as a picture of its own, tiles/<object>.png: it wins over the sheet of all objects.'
    : 'Only people who walk come in sheets. Export a single picture instead.',
});

/** The picture must lie beside the data file, with the name and size that the data states. */
async function pictureFaults(
  { files }: Shelf,
  { name }: FoundFile,
  { size }: AsepriteSheet,
): Promise<Fault[]> {
  const picture = files.find(
    (one) => one.laid && one.name === name && PICTURE_ENDINGS.includes(one.ending) && one.ending !== 'svg',
  );
  if (picture === undefined) {
    const mend = 'Export the sheet and its JSON together, under the same name.';
    return [{ check: 'missing', expected: `the picture ${name}.png beside it`, found: 'none', mend }];
  }
  const facts = await factsOf(picture).catch(() => null);
  if (facts === null || (facts.width === size.w && facts.height === size.h)) return [];
  return [
    {
      check: 'wrong-size',
      expected: `a picture of ${size.w} × ${size.h} pixels, as the data says`,
      found: `${facts.width} × ${facts.height}`,
      mend: 'Export the sheet and its JSON together, without resizing either.',
    },
  ];
}
