import { moves } from '../../content/moves/index.ts';
import type { CreatureType } from '../../rules/creatures/types.ts';

/** What the scenes need of the catalogue and of the texts, which they do not know themselves. */
export { canvasWords } from '../locales/en/canvas.ts';

/** Type of a move by its key, for the colours of its attack; null where the catalogue has no such move. */
export const moveType = (move: string): CreatureType | null => moves[move]?.type ?? null;
