import type { Dice } from '../random.ts';
import { BLOCK, GAME_SIZE, LOG_SIZE } from './layout.ts';
import type { Tables } from './tables.ts';

/** A battle that is being played: all of it in `cells`, what happened since the last action in `log`. */
export interface Engine {
  readonly tables: Tables;
  readonly cells: Int32Array;
  readonly log: Int32Array;
  /** Dice of a test instead of the battle's own. */
  script: Dice | null;
}

/** An empty battle; `pack` or `copyGame` fills it. */
export function newEngine(tables: Tables): Engine {
  const cells = new Int32Array(GAME_SIZE);
  cells[BLOCK] = -1;
  return { tables, cells, log: new Int32Array(LOG_SIZE), script: null };
}

/** Makes `to` the same battle as `from`, without its events. Both are of the same book. */
export function copyEngine(from: Engine, to: Engine): void {
  to.cells.set(from.cells);
  to.log[0] = 0;
}
