import { type Dice, type DiceState, diceFromBytes, seededDice } from '../../../../rules/index.ts';
import type { Services } from '../../../services.ts';

const SEED_BYTES = 16;

/** Returns a cryptographically random seed. */
export const freshSeed = ({ randomBytes }: Services): DiceState => diceFromBytes(randomBytes(SEED_BYTES));

/** Returns dice with a cryptographically random seed. */
export const freshDice = (services: Services): Dice => seededDice(freshSeed(services));
