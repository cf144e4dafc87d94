import type { RuleBook } from '../book.ts';
import { type Game, newGame } from '../engine/engine.ts';
import { tablesOf } from '../engine/tables.ts';
import { withGuesses } from './guesses.ts';

/** What thinking needs for a book: the battle as the seat imagines it, and a second one to try things in. */
export interface Mind {
  readonly game: Game;
  readonly trial: Game;
}

const minds = new WeakMap<RuleBook, Mind>();

/** The book's one mind, free again with every decision. */
export function mindOf(book: RuleBook): Mind {
  const known = minds.get(book);
  if (known !== undefined) return known;
  const tables = tablesOf(withGuesses(book));
  const mind = { game: newGame(tables), trial: newGame(tables) };
  minds.set(book, mind);
  return mind;
}
