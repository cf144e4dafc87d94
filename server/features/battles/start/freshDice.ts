import { type Dice, type DiceState, diceFromBytes, seededDice } from '../../../../rules/index.ts';
import type { Services } from '../../../services.ts';

const SEED_BYTES = 16;

/** A seed that nobody can guess. */
export const freshSeed = ({ randomBytes }: Services): DiceState => diceFromBytes(randomBytes(SEED_BYTES));

/** Dice that nobody has seen roll. */
export const freshDice = (services: Services): Dice => seededDice(freshSeed(services));
