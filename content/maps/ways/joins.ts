import { type Edge, type Exit, OPPOSITE } from '../../../rules/world/ways/exits.ts';
import { mapSize } from '../legend.ts';
import type { MapId } from '../types.ts';

/** An opening in the edge of a map: its first cell along the side, counted from the west or the north. */
type Opening = readonly [map: MapId, side: Edge, first: number];

/** Two openings of the same width that lead into each other. */
export interface Join {
  readonly one: Opening;
  readonly other: Opening;
  readonly width: number;
}

/** How the maps of the world are joined at their edges. Each join leads both ways. */
export const joins: readonly Join[] = [
  { one: ['green_land', 'n', 15], other: ['green_land3', 's', 15], width: 2 },
  { one: ['green_land2', 'w', 10], other: ['green_land3', 'e', 21], width: 2 },
  { one: ['green_land3', 'n', 15], other: ['harkmoor', 's', 15], width: 2 },
  { one: ['harkmoor', 'n', 15], other: ['harkmoor2', 's', 15], width: 2 },
  { one: ['harkmoor2', 'w', 14], other: ['harkmoor3', 'e', 16], width: 2 },
  { one: ['harkmoor3', 's', 11], other: ['scattersea', 'n', 15], width: 2 },
  { one: ['scattersea', 's', 15], other: ['scattersea2', 'n', 15], width: 2 },
  { one: ['scattersea2', 'w', 15], other: ['scattersea3', 'e', 15], width: 2 },
  { one: ['scattersea3', 'n', 15], other: ['overcloud', 's', 15], width: 2 },
  { one: ['overcloud', 'n', 15], other: ['overcloud2', 's', 15], width: 2 },
  { one: ['overcloud2', 'n', 15], other: ['overcloud3', 's', 15], width: 2 },
  { one: ['overcloud3', 'n', 27], other: ['fourlight', 's', 15], width: 2 },
  { one: ['fourlight', 'n', 15], other: ['fourlight2', 's', 15], width: 2 },
  { one: ['fourlight2', 'n', 15], other: ['fourlight3', 's', 15], width: 2 },
];

/** An exit that leads from one map of the game to another. */
export type MapExit = Exit<MapId>;

/** The cell at a side of a map, `along` cells from the west or the north. */
function edgeCell(side: Edge, along: number) {
  const last = mapSize - 1;
  switch (side) {
    case 'n':
      return { x: along, y: 0 };
    case 's':
      return { x: along, y: last };
    case 'w':
      return { x: 0, y: along };
    case 'e':
      return { x: last, y: along };
  }
}

/** All exits of a map, in the order of the joins. */
export function exitsOf(map: MapId, all: readonly Join[] = joins): readonly MapExit[] {
  return all.flatMap(({ one, other, width }) =>
    [
      [one, other],
      [other, one],
    ].flatMap(([from, to]) => {
      if (from?.[0] !== map || !to) return [];
      return Array.from({ length: width }, (_, at) => ({
        ...edgeCell(from[1], from[2] + at),
        side: from[1],
        to: to[0],
        cell: edgeCell(to[1], to[2] + at),
      }));
    }),
  );
}

/** Whether the sides of a join lie opposite each other, so that a marker walks on in its direction. */
export const isStraight = ({ one, other }: Join): boolean => OPPOSITE[one[1]] === other[1];
