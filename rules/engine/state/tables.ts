import type { RuleBook } from '../../book.ts';
import { effectQuarters } from '../../creatures/typeChart.ts';
import { CREATURE_TYPES, type Species } from '../../creatures/types.ts';
import { typeBit, typeNumber } from './codes.ts';
import { type EngineMove, engineMove } from './moves.ts';

const COUNT = CREATURE_TYPES.length;
const PAIRS = COUNT * COUNT;

/** Number of a pair of types; a single type counts as a pair with itself. */
export const pairOf = (first: number, second: number): number => first * COUNT + second;

/** Damage factors in quarters against every pair of types: 324 for each attacking type. */
const QUARTERS = Uint8Array.from(
  CREATURE_TYPES.flatMap((move) =>
    CREATURE_TYPES.flatMap((first) =>
      CREATURE_TYPES.map((second) => effectQuarters(move, first === second ? [first] : [first, second])),
    ),
  ),
);

/** Effectiveness of a move's type against a pair, in quarters: 0, 1, 2, 4, 8 or 16. */
export const quartersOf = (moveType: number, pair: number): number => QUARTERS[moveType * PAIRS + pair]!;

/** A book in the form that the engine uses: numbers instead of words. */
export interface Tables {
  /** By number. */
  readonly moves: readonly EngineMove[];
  readonly movesByName: ReadonlyMap<string, EngineMove>;
  readonly species: ReadonlyMap<string, SpeciesEntry>;
}

/** The types as bits, and the number of their pair. */
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

/** The tables of a book, built once for each book. */
export function tablesOf(book: RuleBook): Tables {
  const known = compiled.get(book);
  if (known !== undefined) return known;
  const tables = compile(book);
  compiled.set(book, tables);
  return tables;
}

/**
 * The move with this lowercase name.
 * @throws RangeError if the book has none
 */
export function moveNamed({ movesByName }: Tables, name: string): EngineMove {
  const move = movesByName.get(name);
  if (move === undefined) throw new RangeError(`No move "${name}" in the book`);
  return move;
}

/**
 * The types of the species with this id.
 * @throws RangeError if the book has none
 */
export function speciesEntry({ species }: Tables, id: string): SpeciesEntry {
  const entry = species.get(id);
  if (entry === undefined) throw new RangeError(`No species "${id}" in the book`);
  return entry;
}
