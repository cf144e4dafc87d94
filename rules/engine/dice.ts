import { block } from '../keystream.ts';
import type { DiceState } from '../random.ts';
import type { Engine } from './engine.ts';
import { BLOCK, COUNT, KEY, WORDS } from './layout.ts';

const MOST_WORD = 0xffff_ffff;
const drawn = new Uint32Array(4);

function draw(cells: Int32Array, index: number): void {
  block(cells[KEY]!, cells[KEY + 1]!, cells[KEY + 2]!, index, drawn);
  cells[BLOCK] = index;
  for (let at = 0; at < 4; at += 1) cells[WORDS + at] = drawn[at]!;
}

/** The next word of the keystream, as a signed number. */
function word(cells: Int32Array): number {
  const count = cells[COUNT]!;
  const index = count >>> 2;
  if (index !== cells[BLOCK]!) draw(cells, index);
  cells[COUNT] = count + 1;
  return cells[WORDS + (count & 3)]!;
}

/** A whole number from 0 to `sides` - 1, each equally likely: the rolls of `seededDice`, from the battle's own state. */
export function roll({ script, cells }: Engine, sides: number): number {
  if (script !== null) return script.roll(sides);
  const count = sides >>> 0;
  // A power of two favours nobody, and its remainder needs no division.
  if ((count & (count - 1)) === 0) return word(cells) & (count - 1);
  let value = word(cells) >>> 0;
  // Only words this high can be among those that would favour low numbers.
  while (value > MOST_WORD - count && value > MOST_WORD - (((MOST_WORD % count) + 1) % count)) {
    value = word(cells) >>> 0;
  }
  return value % count;
}

/** True in `percent` of 100 cases. 0 and less is never, 100 and more always, both without a roll. */
export const chance = (engine: Engine, percent: number): boolean =>
  percent >= 100 ||
  (percent > 0 && (engine.script === null ? roll(engine, 100) < percent : engine.script.chance(percent)));

/**
 * Whether something ends now, having lasted `done` of `shortest` to `longest` rounds, each length equally
 * likely. Rolled round by round, so that no state ever holds when it will end.
 */
export function ends(engine: Engine, done: number, shortest: number, longest: number): boolean {
  if (done < shortest) return false;
  return done >= longest || roll(engine, longest - done + 1) === 0;
}

/** Lets a battle go on with other dice. */
export function setDice({ cells }: Engine, [first, second, third, count]: DiceState): void {
  cells[KEY] = first;
  cells[KEY + 1] = second;
  cells[KEY + 2] = third;
  cells[COUNT] = count;
  cells[BLOCK] = -1;
}

/** Where the dice of a battle stand, for storing them. */
export function diceOf({ cells, script }: Engine): DiceState {
  if (script !== null) return script.state();
  return [cells[KEY]! >>> 0, cells[KEY + 1]! >>> 0, cells[KEY + 2]! >>> 0, cells[COUNT]! >>> 0];
}
