import { Dex } from '@pkmn/sim';

export type SourceMove = ReturnType<typeof Dex.moves.all>[number];

/** Inventions of fans, and moves that the package only expects. */
const FOREIGN = ['CAP', 'Future'];

/** Every move of the public data package (MIT) in its latest shape; each typed form of one move is left to the first. */
export function sourceMoves(): SourceMove[] {
  return Dex.moves.all().filter(({ isNonstandard, name }) => {
    if (isNonstandard !== null && FOREIGN.includes(isNonstandard)) return false;
    return !name.startsWith('Hidden Power ');
  });
}

/** A move that a whole group of creatures shares: its name begins so, or it is one of the 200-power kind. */
export const groupOf = (move: SourceMove): 'z' | 'max' | 'gMax' | null => {
  if (move.isZ !== false) return 'z';
  if (move.isMax === false) return null;
  return move.name.startsWith('G-Max ') ? 'gMax' : 'max';
};
