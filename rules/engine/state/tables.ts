import type { RuleBook } from '../../book.ts';
import type { Species } from '../../creatures/types.ts';
import { pairOf } from './chart.ts';
import { typeBit, typeNumber } from './codes.ts';
import { type EngineMove, engineMove } from './moves.ts';

/** A book as the engine reads it: numbers in place of words. */
export interface Tables {
  /** By their numbers. */
  readonly moves: readonly EngineMove[];
  readonly movesByName: ReadonlyMap<string, EngineMove>;
  readonly species: ReadonlyMap<string, SpeciesEntry>;
}

/** A bit for each of its types, and the number of their pair in the chart. */
interface SpeciesEntry {
  readonly types: number;
  readonly pair: number;
}

const compileSpecies = ({ types }: Species): SpeciesEntry => ({
  types: types.reduce((bits, type) => bits | typeBit(type), 0),
  pair: pairOf(typeNumber(types[0]), typeNumber(types[1] ?? types[0])),
});

function compile(book: RuleBook): Tables {
  const moves = Object.entries(book.moves).map(([name, move], number) => engineMove(move, name, number));
  return {
    moves,
    movesByName: new Map(moves.map((move) => [move.name, move])),
    species: new Map(Object.values(book.species).map((species) => [species.id, compileSpecies(species)])),
  };
}

const compiled = new WeakMap<RuleBook, Tables>();

/** The book's tables, made once for each book. */
export function tablesOf(book: RuleBook): Tables {
  const known = compiled.get(book);
  if (known !== undefined) return known;
  const tables = compile(book);
  compiled.set(book, tables);
  return tables;
}

/**
 * A move by its lowercase name.
 * @throws RangeError where the book has none with this name
 */
export function moveNamed({ movesByName }: Tables, name: string): EngineMove {
  const move = movesByName.get(name);
  if (move === undefined) throw new RangeError(`No move "${name}" in the book`);
  return move;
}

/**
 * What the engine knows of a species.
 * @throws RangeError where the book has none with this id
 */
export function speciesEntry({ species }: Tables, id: string): SpeciesEntry {
  const entry = species.get(id);
  if (entry === undefined) throw new RangeError(`No species "${id}" in the book`);
  return entry;
}
