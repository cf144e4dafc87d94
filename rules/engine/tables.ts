import type { RuleBook } from '../book.ts';
import type { Species } from '../creatures/types.ts';
import type { Move } from '../model/moves.ts';
import { pairOf } from './chart.ts';
import { typeBit, typeNumber } from './codes.ts';
import { effectRow, moveRow } from './moveTable.ts';

/** A book as the engine reads it: numbers in typed arrays, and the names that the numbers stand for. */
export interface Tables {
  readonly moves: Int32Array;
  readonly effects: Int32Array;
  readonly moveNames: readonly string[];
  readonly moveNumbers: ReadonlyMap<string, number>;
  readonly species: ReadonlyMap<string, SpeciesEntry>;
}

/** A bit for each of its types, and the number of their pair in the chart. */
interface SpeciesEntry {
  readonly types: number;
  readonly pair: number;
}

function compileMoves(moves: readonly Move[]): Pick<Tables, 'moves' | 'effects'> {
  const rows = moves.map((move) => move.effects.flatMap((effect) => effectRow(effect) ?? []));
  let first = 0;
  const table = moves.flatMap((move, index) => {
    const effects = rows[index]!;
    const row = moveRow(move, first, first + effects.length);
    first += effects.length;
    return row;
  });
  return { moves: Int32Array.from(table), effects: Int32Array.from(rows.flat()) };
}

const compileSpecies = ({ types }: Species): SpeciesEntry => ({
  types: types.reduce((bits, type) => bits | typeBit(type), 0),
  pair: pairOf(typeNumber(types[0]), typeNumber(types[1] ?? types[0])),
});

function compile(book: RuleBook): Tables {
  const moveNames = Object.keys(book.moves);
  return {
    ...compileMoves(Object.values(book.moves)),
    moveNames,
    moveNumbers: new Map(moveNames.map((name, index) => [name, index])),
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
 * The number of a move.
 * @throws RangeError where the book has none with this name
 */
export function moveNumber({ moveNumbers }: Tables, name: string): number {
  const number = moveNumbers.get(name);
  if (number === undefined) throw new RangeError(`No move "${name}" in the book`);
  return number;
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
