import { perBook, type RuleBook, speciesOf } from '../../book.ts';
import { effectQuarters } from '../../creatures/typeChart.ts';
import { CREATURE_TYPES, type Species } from '../../creatures/types.ts';
import type { Dice, DiceState } from '../../model/random.ts';
import { block } from '../../model/random.ts';
import { CLEAR, typeBit, typeNumber } from './codes.ts';
import { EventLog } from './events.ts';
import { type EngineMove, engineMove } from './moves.ts';
import { type EngineSide, newSides } from './sides.ts';

const NO_BLOCK = -1;

/** The dice of a battle: a key of three words, and how many words of its keystream are used. Words are signed. */
export class EngineDice {
  first = 0;
  second = 0;
  third = 0;
  count = 0;
  /** Number of the last block of four words, and its words. */
  #block = NO_BLOCK;
  readonly #words = new Uint32Array(4);

  set([first, second, third, count]: DiceState): void {
    this.first = first | 0;
    this.second = second | 0;
    this.third = third | 0;
    this.count = count | 0;
    this.#block = NO_BLOCK;
  }

  copyFrom(from: EngineDice): void {
    this.first = from.first;
    this.second = from.second;
    this.third = from.third;
    this.count = from.count;
    this.#block = NO_BLOCK;
  }

  /** The next word of the keystream. */
  word(): number {
    const { count } = this;
    const index = count >>> 2;
    if (index !== this.#block) {
      block(this.first, this.second, this.third, index, this.#words);
      this.#block = index;
    }
    this.count = (count + 1) | 0;
    return this.#words[count & 3]! | 0;
  }
}

/** The dice that rolls use. */
interface Rolling {
  readonly dice: EngineDice;
  /** Dice of a test instead of the battle's own. */
  readonly script: Dice | null;
}

const MOST_WORD = 0xffff_ffff;

/** A whole number from 0 to `sides` - 1, each equally likely. Gives the same rolls as `seededDice`. */
export function roll({ script, dice }: Rolling, sides: number): number {
  if (script !== null) return script.roll(sides);
  const count = sides >>> 0;
  // A power of two causes no modulo bias and needs no division.
  if ((count & (count - 1)) === 0) return dice.word() & (count - 1);
  let value = dice.word() >>> 0;
  // Draw again if the word would cause modulo bias. The first comparison is cheap and settles most words.
  while (value > MOST_WORD - count && value > MOST_WORD - (((MOST_WORD % count) + 1) % count)) {
    value = dice.word() >>> 0;
  }
  return value % count;
}

/** True with a chance of `percent`. 0 or less is never, 100 or more always; neither makes a roll. */
export const chance = (rolling: Rolling, percent: number): boolean =>
  percent >= 100 ||
  (percent > 0 && (rolling.script === null ? roll(rolling, 100) < percent : rolling.script.chance(percent)));

/**
 * Whether something ends now that has lasted `done` rounds and lasts `shortest` to `longest`, each length equally
 * likely. It is rolled round by round, so the state never contains when it will end.
 */
export function ends(rolling: Rolling, done: number, shortest: number, longest: number): boolean {
  if (done < shortest) return false;
  return done >= longest || roll(rolling, longest - done + 1) === 0;
}

/** Replaces the dice of a battle. */
export function setDice({ dice }: Rolling, state: DiceState): void {
  dice.set(state);
}

/** The present state of a battle's dice, for storage. */
export function diceOf({ dice, script }: Rolling): DiceState {
  if (script !== null) return script.state();
  return [dice.first >>> 0, dice.second >>> 0, dice.third >>> 0, dice.count >>> 0];
}

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
    // All names, listed or not: a stored battle may have a species under a former one.
    species: new Map(
      Object.getOwnPropertyNames(book.species).map((id) => [id, compileSpecies(speciesOf(book, id))]),
    ),
  };
}

/** The tables of a book, built once for each book. */
export const tablesOf = perBook(compile);

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

/** A battle in play. It uses numbers instead of words, and a round allocates nothing. */
export interface Engine {
  readonly tables: Tables;
  readonly player: EngineSide;
  readonly opponent: EngineSide;
  /** Both sides, by number. */
  readonly sides: readonly [EngineSide, EngineSide];
  /** Rounds played. */
  round: number;
  /** Number of the weather, and its last round. */
  weather: number;
  weatherUntil: number;
  readonly dice: EngineDice;
  /** What happened since the last action. */
  readonly log: EventLog;
  /** Dice of a test instead of the battle's own. */
  script: Dice | null;
}

/** An empty battle; `pack` or `copyEngine` fills it. */
export function newEngine(tables: Tables): Engine {
  const sides = newSides();
  const [player, opponent] = sides;
  const dice = new EngineDice();
  const log = new EventLog();
  return {
    ...{ tables, player, opponent, sides },
    ...{ round: 0, weather: CLEAR, weatherUntil: 0 },
    ...{ dice, log, script: null },
  };
}

/** Makes `to` the same battle as `from`, without its events and its `script`. Both must be of the same book. */
export function copyEngine(from: Engine, to: Engine): void {
  to.player.copyFrom(from.player);
  to.opponent.copyFrom(from.opponent);
  to.round = from.round;
  to.weather = from.weather;
  to.weatherUntil = from.weatherUntil;
  to.dice.copyFrom(from.dice);
  to.log.count = 0;
}
