import type { Dice } from '../model/random.ts';

/** What a computer's side does in a round: uses a move, or switches to another creature, by its id. */
export type OpponentAction = { readonly move: string } | { readonly switch: string };

/** One of the moves at random; `''` is a free slot. Makes one roll if there are several. */
export function anyMove(slots: readonly string[], dice: Dice): string {
  const moves = slots.filter((key) => key !== '');
  return moves[moves.length === 1 ? 0 : dice.roll(moves.length)] as string;
}
