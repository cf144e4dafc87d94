import { block } from '../../keystream.ts';
import type { Dice, DiceState } from '../../model/random.ts';

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
