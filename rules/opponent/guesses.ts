import type { RuleBook } from '../book.ts';
import { CREATURE_TYPES, type CreatureType } from '../creatures/types.ts';
import type { Move } from '../model/moves.ts';

/** Assumed power of an unseen move of a creature's own type: below `GROWN_LEVEL`, and from it on. */
export const YOUNG_POWER = 60;
export const GROWN_POWER = 80;
export const GROWN_LEVEL = 30;

const nameOf = (type: CreatureType, power: number): string => `unseen ${type} ${power}`;

const guess = (type: CreatureType, power: number): Move => ({
  name: nameOf(type, power),
  type,
  attack: power,
  accuracy: 100,
  effect: '',
  effectAccuracy: 0,
  effects: [],
});

/** The key, in a book with guesses, of the move that stands for an unseen move of this type at this level. */
export const guessFor = (type: CreatureType, level: number): string =>
  nameOf(type, level < GROWN_LEVEL ? YOUNG_POWER : GROWN_POWER);

/** The book with two more moves of every type, which stand for unseen moves. */
export function withGuesses(book: RuleBook): RuleBook {
  const guesses = CREATURE_TYPES.flatMap((type) => [guess(type, YOUNG_POWER), guess(type, GROWN_POWER)]);
  return {
    species: book.species,
    moves: { ...book.moves, ...Object.fromEntries(guesses.map((move) => [move.name, move])) },
  };
}
