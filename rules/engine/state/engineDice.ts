import { block } from '../../keystream.ts';
import type { DiceState } from '../../model/random.ts';

const NO_BLOCK = -1;

/** The dice of a battle: a key of three words and how many words of its keystream were used. Words are signed here. */
export class EngineDice {
  first = 0;
  second = 0;
  third = 0;
  count = 0;
  /** Number of the block of four words last drawn, and these words. */
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
