import { perBook } from '../book.ts';
import { type Engine, newEngine, tablesOf } from '../engine/state/engine.ts';
import { withGuesses } from './guesses.ts';

/** The engines of a decision: the battle as far as the side knows it, and a copy in which actions are tried. */
export interface Simulation {
  readonly engine: Engine;
  readonly trial: Engine;
}

/** The simulation of a book. Every decision uses the same one. */
export const simulationOf = perBook((book): Simulation => {
  const tables = tablesOf(withGuesses(book));
  return { engine: newEngine(tables), trial: newEngine(tables) };
});
