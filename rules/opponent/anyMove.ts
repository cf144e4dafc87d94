import type { Dice } from '../model/random.ts';

/** Any of the moves, `''` being a free slot; one roll where there are several. */
export function anyMove(slots: readonly string[], dice: Dice): string {
  const moves = slots.filter((key) => key !== '');
  return moves[moves.length === 1 ? 0 : dice.roll(moves.length)] as string;
}
