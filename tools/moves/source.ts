import { Dex } from '@pkmn/sim';

export type SourceMove = ReturnType<typeof Dex.moves.all>[number];

/** Moves invented by fans, and moves that the package only expects. */
const FOREIGN = ['CAP', 'Future'];

/** Every move of the public data package (MIT) in its latest version; of moves with a variant for each type, one. */
export function sourceMoves(): SourceMove[] {
  return Dex.moves.all().filter(({ isNonstandard, name }) => {
    if (isNonstandard !== null && FOREIGN.includes(isNonstandard)) return false;
    return !name.startsWith('Hidden Power ');
  });
}

/** The group of a move that many creatures share: Z-moves, Max or G-Max moves; null for all others. */
export const groupOf = (move: SourceMove): 'z' | 'max' | 'gMax' | null => {
  if (move.isZ !== false) return 'z';
  if (move.isMax === false) return null;
  return move.name.startsWith('G-Max ') ? 'gMax' : 'max';
};
