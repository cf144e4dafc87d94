import { NORMAL } from '../../../rules/creatures/kinds.ts';
import type { Dice, Fighter, RuleBook, Species } from '../../../rules/index.ts';
import { duel } from '../../shared/battles/duel.ts';
import { bestMoves } from '../bestMoves.ts';
import { battleDice } from '../random.ts';
import { LEVELS, STANDINGS, type Standing, standingOf } from '../standing.ts';

/** Results of a species against the others of its evolution stage, one against one. */
export interface Record {
  readonly species: Species;
  readonly standing: Standing;
  readonly battles: number;
  readonly wins: number;
}

/** Share of battles won, 0 to 1. */
export const rateOf = ({ wins, battles }: Pick<Record, 'wins' | 'battles'>): number => wins / battles;

function duelsOf(book: RuleBook, standing: Standing, times: number, dice: Dice): Record[] {
  const level = LEVELS[standing];
  const equals = Object.values(book.species).filter((one) => standingOf(book, one) === standing);
  const fighters = equals.map(
    (one): Fighter => ({ id: '', species: one.id, kind: NORMAL, level, moves: bestMoves(book, one, level) }),
  );
  const wins = equals.map(() => 0);
  for (const [at, one] of fighters.entries()) {
    for (let other = at + 1; other < fighters.length; other += 1) {
      for (let time = 0; time < times; time += 1) {
        const { winner } = duel(
          book,
          {
            kind: 'user',
            team: [{ ...one, id: 'one' }],
            opponents: [{ ...(fighters[other] as Fighter), id: 'other' }],
            dice: battleDice(dice),
          },
          'greedy',
          'greedy',
          dice,
        );
        const best = winner === 'player' ? at : other;
        wins[best] = (wins[best] ?? 0) + 1;
      }
    }
  }
  const battles = (equals.length - 1) * times;
  return equals.map((species, at) => ({ species, standing, battles, wins: wins[at] ?? 0 }));
}

/**
 * Plays every species against every other of its evolution stage, at one level, with the moves that a sensible player
 * chooses.
 * @param times battles of each pair
 */
export const playDuels = (book: RuleBook, times: number, dice: Dice): Record[] =>
  STANDINGS.flatMap((standing) => duelsOf(book, standing, times, dice));
