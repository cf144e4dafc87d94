const ROUNDS = 12;
/** Without it, a key of zeros would give zeros. */
const OFFSET = 0x9e3779b9;

const turn = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * Fills `out` with the four words of block `index` of the keystream of the key (`a`, `b`, `c`). The permutation is
 * Chaskey's with 12 rounds (Mouha and others, SAC 2014; ISO/IEC 29192-6); adding the input to the output makes it
 * one-way, as in Salsa20. Whole-number arithmetic only.
 */
export function block(a: number, b: number, c: number, index: number, out: Uint32Array): void {
  // `| 0` makes signed 32-bit words of whatever the caller passes, so all arithmetic stays in whole numbers.
  let v0 = a | 0;
  let v1 = b | 0;
  let v2 = c | 0;
  let v3 = index ^ OFFSET;
  for (let round = 0; round < ROUNDS; round += 1) {
    v0 = (v0 + v1) | 0;
    v1 = turn(v1, 5) ^ v0;
    v0 = turn(v0, 16);
    v2 = (v2 + v3) | 0;
    v3 = turn(v3, 8) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = turn(v3, 13) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = turn(v1, 7) ^ v2;
    v2 = turn(v2, 16);
  }
  out[0] = v0 + a;
  out[1] = v1 + b;
  out[2] = v2 + c;
  out[3] = v3 + index;
}

/** The whole state of a generator: four unsigned 32-bit words. All later rolls can be calculated from it. */
export type DiceState = readonly [number, number, number, number];

/** The only source of randomness in the rules. */
export interface Dice {
  /**
   * A whole number from 0 to `sides` - 1, each equally likely (no modulo bias).
   * @param sides whole, 1 to 2³²
   */
  roll(sides: number): number;
  /** True with a chance of `percent`. 0 or less is never, 100 or more always; neither makes a roll. */
  chance(percent: number): boolean;
  state(): DiceState;
}

const WORDS = 0x1_0000_0000;

function diceFrom(roll: (sides: number) => number, state: () => DiceState): Dice {
  return {
    roll,
    chance: (percent) => percent >= 100 || (percent > 0 && roll(100) < percent),
    state,
  };
}

/**
 * Dice that continue from `state`: the same state gives the same rolls on every machine. Three words are the key and
 * the fourth counts the words drawn, so the rolls that a player sees do not reveal later ones. The sequence repeats
 * after 2³² words.
 */
export function seededDice(state: DiceState): Dice {
  const [first, second, third] = state;
  const drawn = new Uint32Array(4);
  let count = state[3] >>> 0;
  let ready = -1;
  const word = (): number => {
    const index = count >>> 2;
    if (index !== ready) {
      block(first, second, third, index, drawn);
      ready = index;
    }
    const value = drawn[count & 3] as number;
    count = (count + 1) >>> 0;
    return value;
  };
  const roll = (sides: number): number => {
    const fair = WORDS - (WORDS % sides);
    let value = word();
    while (value >= fair) value = word();
    return value % sides;
  };
  return diceFrom(roll, () => [first >>> 0, second >>> 0, third >>> 0, count]);
}

/**
 * Makes a state from 16 random bytes (of a cryptographic source).
 * @throws RangeError unless there are exactly 16
 */
export function diceFromBytes(bytes: Uint8Array): DiceState {
  if (bytes.length !== 16) throw new RangeError(`A seed has 16 bytes, not ${bytes.length}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, 16);
  const word = (index: number): number => view.getUint32(index * 4, true);
  return [word(0), word(1), word(2), word(3)];
}

/**
 * Dice for tests that give `rolls` in order. `roll` throws if no roll is left or the next one does not fit the die;
 * `assertUsed` throws if some are left.
 */
export function scriptedDice(rolls: readonly number[]): Dice & { assertUsed(): void } {
  let used = 0;
  const roll = (sides: number): number => {
    const value = rolls[used];
    if (value === undefined)
      throw new RangeError(`No roll scripted for a die of ${sides} after ${used} rolls`);
    if (value < 0 || value >= sides) {
      throw new RangeError(`Roll ${used + 1} is ${value}, but the die has ${sides} sides`);
    }
    used += 1;
    return value;
  };
  const assertUsed = (): void => {
    if (used < rolls.length) throw new RangeError(`${rolls.length - used} scripted rolls were not used`);
  };
  return { ...diceFrom(roll, () => [0, 0, 0, used]), assertUsed };
}
