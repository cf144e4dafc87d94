import { Dex } from '@pkmn/sim';
import { book } from '../../../content/index.ts';
import type { RuleBook } from '../../../rules/book.ts';
import { testBook } from '../../../rules/testing/book.ts';

/** What is measured is not the same game: how much of it there is on each side. */
export interface Coverage {
  /** Kinds of effects that the rules know, by name (the book of the tests has every one of them). */
  readonly known: readonly string[];
  /** Those that moves of our catalogue use. */
  readonly used: readonly string[];
  readonly moves: number;
  /** Moves of ours that do something beside plain damage. */
  readonly withEffects: number;
  readonly theirMoves: number;
  /** Moves of the first generation that our catalogue has by name. */
  readonly shared: number;
}

const kindsOf = (moves: RuleBook['moves']): string[] =>
  [...new Set(Object.values(moves).flatMap(({ effects }) => effects.map(({ kind }) => kind)))].sort();

export function coverage(): Coverage {
  const ours = Object.values(book.moves);
  const theirs = Dex.forGen(1)
    .moves.all()
    .filter(({ num, gen }) => num > 0 && gen === 1);
  return {
    known: kindsOf(testBook.moves),
    used: kindsOf(book.moves),
    moves: ours.length,
    withEffects: ours.filter(({ effects }) => effects.length > 0).length,
    theirMoves: theirs.length,
    shared: theirs.filter(({ name }) => Object.hasOwn(book.moves, name.toLowerCase())).length,
  };
}
