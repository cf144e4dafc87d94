import { book } from '../../../content/index.ts';
import { NORMAL } from '../../../rules/creatures/kinds.ts';
import { type Dice, type Fighter, startingMoves } from '../../../rules/index.ts';

export const TEAM_SIZE = 6;
const LOWEST_LEVEL = 10;
const LEVELS = 51;
const SPECIES = Object.values(book.species);

/** Two teams of six creatures each from the whole catalogue, all of one level from 10 to 60, with their newest moves. */
export function randomTeams(dice: Dice): { readonly team: Fighter[]; readonly opponents: Fighter[] } {
  const level = LOWEST_LEVEL + dice.roll(LEVELS);
  const team = (letter: string): Fighter[] =>
    Array.from({ length: TEAM_SIZE }, (_, index) => {
      const species = SPECIES[dice.roll(SPECIES.length)]!;
      return {
        id: `${letter}${index}`,
        species: species.id,
        kind: NORMAL,
        level,
        moves: startingMoves(species, level),
      };
    });
  return { team: team('p'), opponents: team('o') };
}
