import type { RuleBook } from '../book.ts';
import { type Engine, newEngine, tablesOf } from '../engine/state/engine.ts';
import { withGuesses } from './guesses.ts';

/** The engines of a decision: the battle as far as the side knows it, and a copy in which actions are tried. */
export interface Simulation {
  readonly engine: Engine;
  readonly trial: Engine;
}

const simulations = new WeakMap<RuleBook, Simulation>();

/** The simulation of a book. Every decision uses the same one. */
export function simulationOf(book: RuleBook): Simulation {
  const known = simulations.get(book);
  if (known !== undefined) return known;
  const tables = tablesOf(withGuesses(book));
  const simulation = { engine: newEngine(tables), trial: newEngine(tables) };
  simulations.set(book, simulation);
  return simulation;
}
