import type { Dice } from '../model/random.ts';

/** What a computer's side does in a round: uses a move, or takes its creature back for another one, by its id. */
export type OpponentAction = { readonly move: string } | { readonly switch: string };

/** Any of the moves, `''` being a free slot; one roll where there are several. */
export function anyMove(slots: readonly string[], dice: Dice): string {
  const moves = slots.filter((key) => key !== '');
  return moves[moves.length === 1 ? 0 : dice.roll(moves.length)] as string;
}
