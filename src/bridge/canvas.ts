import { moves } from '../../content/moves/index.ts';
import { type MoveLook, moveLook } from './moveLook.ts';

/** What the scenes need of the catalogue and of the texts, which they do not know themselves. */
export { canvasWords } from '../locales/en/canvas.ts';
export type { MoveLook };

/** How a move looks, by its key: its type, how it gets to its target, its weight; null where there is no such move. */
export function lookOfMove(key: string): MoveLook | null {
  const move = moves[key];
  return move ? moveLook(move) : null;
}
