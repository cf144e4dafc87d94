import { findMove } from '../../../../content/moves/findMove.ts';
import type { SideDetails } from '../../../../contract/shapes/battle.ts';

/** Whether a move, by its name, can only fail, because the side has used its great move of the battle. */
export const isGreatUsed = (name: string, side: SideDetails | undefined): boolean =>
  side?.greatUsed === true && findMove(name)?.effects.some(({ kind }) => kind === 'great') === true;
