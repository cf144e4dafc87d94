import { book } from '../../../content/index.ts';
import { type DiceState, seededDice } from '../../../rules/index.ts';
import type { Difficulty } from '../../../rules/model/difficulty.ts';
import { duel } from '../../shared/battles/duel.ts';
import { randomTeams } from './teams.ts';

/** Result of the battles of `one` against `other`. */
export interface Tally {
  readonly battles: number;
  readonly wins: number;
  readonly rounds: number;
  readonly switches: number;
}

/**
 * Plays battles between random teams of equal levels, each pair of teams twice with the sides exchanged.
 * @param battles even
 */
export function tally(one: Difficulty, other: Difficulty, battles: number, seed: DiceState): Tally {
  const dice = seededDice(seed);
  const sum = { battles, wins: 0, rounds: 0, switches: 0 };
  for (let pair = 0; pair < battles / 2; pair += 1) {
    const teams = randomTeams(dice);
    for (const [player, opponent, side] of [
      [one, other, 'player'],
      [other, one, 'opponent'],
    ] as const) {
      const key = [dice.roll(0x1000_0000), dice.roll(0x1000_0000), dice.roll(0x1000_0000), 0] as const;
      const result = duel(book, { kind: 'user', ...teams, dice: key }, player, opponent, dice);
      if (result.winner === side) sum.wins += 1;
      sum.rounds += result.rounds;
      sum.switches += result.switches;
    }
  }
  return sum;
}
