import { type Dice, type DiceState, seededDice } from '../../rules/index.ts';

const SIDES = 0x1000_0000;

/** Separate dice for each part of the report, so that a change in one part does not change the others. */
export const diceFor = (part: number): Dice => seededDice([20, 26, 11, part]);

/** A fresh dice state for a battle. */
export const battleDice = (dice: Dice): DiceState => [
  dice.roll(SIDES),
  dice.roll(SIDES),
  dice.roll(SIDES),
  0,
];

/** A random item of a list that is not empty. */
export const oneOf = <Item>(items: readonly Item[], dice: Dice): Item =>
  items[dice.roll(items.length)] as Item;
