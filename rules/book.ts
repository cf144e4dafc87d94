import type { Species } from './creatures/types.ts';
import type { Move } from './model/moves.ts';

/**
 * The game data that the rules need. Species by lowercase id, moves by lowercase name; both may be found by former names
 * too, which are not enumerable.
 */
export interface RuleBook {
  readonly species: Readonly<Record<string, Species>>;
  readonly moves: Readonly<Record<string, Move>>;
}

/**
 * The species with this id.
 * @throws RangeError if the book has none: content and stored creatures must agree.
 */
export function speciesOf(book: RuleBook, id: string): Species {
  const species = Object.hasOwn(book.species, id) ? book.species[id] : undefined;
  if (species === undefined) throw new RangeError(`No species "${id}" in the book`);
  return species;
}

/**
 * The move with this lowercase name.
 * @throws RangeError if the book has none.
 */
export function moveOf(book: RuleBook, key: string): Move {
  const move = Object.hasOwn(book.moves, key) ? book.moves[key] : undefined;
  if (move === undefined) throw new RangeError(`No move "${key}" in the book`);
  return move;
}

/**
 * The present key of a move, which may be given by a former one; the empty text of a free slot stays.
 * @throws RangeError if the book has no such move
 */
export const presentKey = (book: RuleBook, key: string): string =>
  key === '' || Object.prototype.propertyIsEnumerable.call(book.moves, key)
    ? key
    : moveOf(book, key).name.toLowerCase();

/** A function that computes its result once for each book. */
export function perBook<Result extends object | string>(
  compute: (book: RuleBook) => Result,
): (book: RuleBook) => Result {
  const results = new WeakMap<RuleBook, Result>();
  return (book) => {
    const known = results.get(book);
    if (known !== undefined) return known;
    const result = compute(book);
    results.set(book, result);
    return result;
  };
}
