import type { GameMap } from '../../../content/maps/types.ts';
import type { Cell } from '../../../rules/world/types.ts';
import { distanceOf } from '../../../rules/world/walking.ts';
import type { WorldSlice } from '../../bridge/state.ts';
import { mapWords } from '../../locales/en/map.ts';
import { mapTexts } from '../../locales/en/textMode/map.ts';
import { compass } from './places.ts';
import { objectOn } from './sight.ts';

type Switches = Pick<WorldSlice, 'switches' | 'barriers'>;

/** The name of the object on a cell, with the steps and the direction to it. */
function whereabouts(map: GameMap, at: Cell, cell: Cell): string[] {
  const kind = objectOn(map, cell);
  const way = compass(at, cell);
  if (!kind) return [];
  const name = mapTexts.obstacles[kind];
  return [way ? mapTexts.far(name, distanceOf(at, cell), mapWords.way[way]) : name];
}

/**
 * Sentences about what a step onto a cell has switched: each switch, also the one below the player if it stays as it was, and all that
 * has opened or closed.
 * @param changed what is not as it was before the step
 */
export function switchTexts(
  map: GameMap,
  at: Cell,
  changed: Switches,
  present: WorldSlice['switches'],
): string[] {
  const below = present.filter(({ x, y }) => x === at.x && y === at.y);
  const told = [...changed.switches, ...below.filter((one) => !changed.switches.includes(one))];
  const [open, closed] = [true, false].map((isOpen) =>
    changed.barriers.filter((one) => one.open === isOpen).flatMap((cell) => whereabouts(map, at, cell)),
  );
  return [
    ...told.flatMap((one) => {
      const kind = objectOn(map, one);
      return kind ? [mapTexts.lit(mapTexts.obstacles[kind], one.on)] : [];
    }),
    ...(open && open.length > 0 ? [mapTexts.opened(open)] : []),
    ...(closed && closed.length > 0 ? [mapTexts.shut(closed)] : []),
  ];
}
