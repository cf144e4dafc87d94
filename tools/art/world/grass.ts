import { landOf } from '../../../content/maps/lands.ts';
import { cellSize, mapSize } from '../../../content/maps/legend.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import { tuftName } from './terrain/lands.ts';
import { PHASE_COUNT, phaseOf, TUFT_FEET, TUFTS } from './terrain/tall-grass.ts';
import { viewOf } from './terrain/view.ts';

/** The tall grass of a map: the cells that have it, and the tufts of each phase of cell. */
export interface MapGrass {
  /** Cells as row × 31 + column, in order, with the phase that selects their tufts. */
  readonly cells: readonly (readonly [cell: number, phase: number])[];
  /** For each phase its tufts: the picture, and its base in map pixels from the cell's top left corner. */
  readonly phases: readonly (readonly GrassTuft[])[];
}

export interface GrassTuft {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  /** Depth relative to the cell's top: the back row is behind a player in the cell, the others are in front. */
  readonly depth: number;
}

/** Finds the tall grass of a map. */
export function grassOf(map: GameMap): MapGrass {
  const view = viewOf(map);
  const cells = Array.from({ length: mapSize * mapSize }, (_, cell) => cell).flatMap((cell) => {
    const [x, y] = [cell % mapSize, Math.floor(cell / mapSize)];
    return view(x, y) === 'tall-grass' ? [[cell, phaseOf(x, y)] as const] : [];
  });
  const unit = cellSize / 16;
  const name = tuftName(landOf(map.id) ?? 'inland');
  const phases = Array.from({ length: PHASE_COUNT }, (_, phase) =>
    TUFTS.map((tuft): GrassTuft => {
      const [x, y] = TUFT_FEET[tuft];
      const depth = tuft === 'back' ? y * unit : cellSize + 1;
      return { frame: `${name}.${phase}.${tuft}`, x: x * unit, y: y * unit, depth };
    }),
  );
  return { cells, phases };
}
