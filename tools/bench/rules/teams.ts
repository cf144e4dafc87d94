import { book } from '../../../content/index.ts';
import type { BattleSetup, Fighter } from '../../../rules/index.ts';

/** State of the random numbers for the benchmark's own choices: cheap and seeded; no game uses them. */
export interface Rolls {
  word: number;
}

/** A whole number from 0 to `sides` - 1, almost evenly distributed. */
export function rollOf(rolls: Rolls, sides: number): number {
  rolls.word = (Math.imul(rolls.word, 1_664_525) + 1_013_904_223) | 0;
  return (rolls.word >>> 8) % sides;
}

const SPECIES = Object.keys(book.species);
const MOVES = Object.keys(book.moves);
const LEVEL = 50;
const SIDE = 6;

const pick = (list: readonly string[], rolls: Rolls): string => list[rollOf(rolls, list.length)] ?? '';

function fighter(id: string, rolls: Rolls): Fighter {
  const moves = Array.from({ length: 4 }, () => pick(MOVES, rolls));
  return { id, species: pick(SPECIES, rolls), kind: 1, level: LEVEL, moves };
}

/**
 * A battle of six against six with random species and moves of the catalogue, and an opponent that plays at random.
 */
export function anySetup(number: number): BattleSetup {
  const rolls: Rolls = { word: number };
  const side = (letter: string): Fighter[] =>
    Array.from({ length: SIDE }, (_, index) => fighter(`${letter}${index}`, rolls));
  return {
    kind: 'gym',
    thinking: 'random',
    team: side('p'),
    opponents: side('o'),
    dice: [number, 1, 2, 0],
  };
}
