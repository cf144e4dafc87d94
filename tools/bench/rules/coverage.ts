import { Dex } from '@pkmn/sim';
import { book } from '../../../content/index.ts';
import type { RuleBook } from '../../../rules/book.ts';
import { testBook } from '../../../rules/testing/book.ts';

/** The two games that are compared are not the same: this counts how much each one covers. */
export interface Coverage {
  /** Kinds of effects that the rules know, by name (the rule book of the tests has all of them). */
  readonly known: readonly string[];
  /** Kinds of effects that moves of our catalogue use. */
  readonly used: readonly string[];
  readonly moves: number;
  /** Moves of our catalogue that do more than plain damage. */
  readonly withEffects: number;
  readonly theirMoves: number;
  /** First-generation moves whose names our catalogue has, too. */
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
    shared: theirs.filter(({ name }) => Object.keys(book.moves).includes(name.toLowerCase())).length,
  };
}
