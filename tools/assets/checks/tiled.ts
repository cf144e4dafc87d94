import { mapSize } from '../../../content/maps/legend.ts';
import type { Fault } from '../aseprite/faults.ts';
import type { Finding } from '../finding.ts';
import { PICTURE_ENDINGS } from '../pictures.ts';
import type { FoundFile, Shelf } from '../shelf.ts';
import { faultsOf } from '../tiled/faults.ts';
import { pictureOf, type TiledMap } from '../tiled/map.ts';
import { tiledMaps } from '../tiled/tiledMaps.ts';
import { nearest } from './names/nearest.ts';

/** Reports Tiled maps that the scene cannot draw. Their walls have their own check. */
export function findTiledFaults(shelf: Shelf): Finding[] {
  return tiledMaps(shelf).flatMap(({ file, map }) => {
    const faults =
      map instanceof Error ? [broken(map)] : [...faultsOf(map, mapSize), ...strangers(shelf, map)];
    return [...faults, ...doubled(shelf, file)].map((fault) => ({ file: file.place, ...fault }));
  });
}

const broken = ({ message }: Error): Fault => ({
  check: 'unreadable',
  expected: 'a map of Tiled',
  found: `one that is not whole (${message})`,
  mend: 'Save it again in Tiled as .tmj.',
});

/** Reports tilesets whose pictures the game does not have. */
function strangers({ files }: Shelf, { tilesets }: TiledMap): Fault[] {
  const pictures = files.filter(({ ending }) => PICTURE_ENDINGS.includes(ending)).map(({ name }) => name);
  return tilesets
    .filter(({ image }) => image !== undefined)
    .map((set) => ({ set, name: pictureOf(set) }))
    .filter(({ name }) => !pictures.includes(name))
    .map(({ set, name }) => ({
      check: 'missing',
      expected: `the picture of tileset "${set.name}" below assets/overrides/tiles/`,
      found: `${set.image}, which is no picture of the game`,
      mend: `Lay it down there and choose it in Tiled; the nearest that there is: ${nearest(name, pictures)}.`,
    }));
}

/** Reports a map that exists both as .tmj and as .json: it is not defined which one the game uses. */
const doubled = ({ files }: Shelf, { name, ending }: FoundFile): Fault[] =>
  ending === 'tmj' && files.some((one) => one.laid && one.name === name && one.ending === 'json')
    ? [
        {
          check: 'tiled-map',
          expected: 'one file of this map',
          found: `${name}.tmj and ${name}.json`,
          mend: 'Take one of them away.',
        },
      ]
    : [];
