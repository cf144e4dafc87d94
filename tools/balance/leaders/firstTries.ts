import type { GymLeader, GymRegion } from '../../../content/gyms/types.ts';
import { NORMAL } from '../../../rules/creatures/kinds.ts';
import { effectiveness } from '../../../rules/creatures/typeChart.ts';
import { type Dice, difficultyOf, type Fighter, type RuleBook, speciesOf } from '../../../rules/index.ts';
import { speciesFit } from '../../../server/features/battles/start/fitSpecies.ts';
import { duel } from '../../shared/battles/duel.ts';
import { bestMoves } from '../bestMoves.ts';
import { battleDice, oneOf } from '../random.ts';

/** How often prepared teams beat a leader at the first try. */
export interface LeaderRecord {
  readonly leader: string;
  readonly region: string;
  readonly battles: number;
  readonly wins: number;
}

/** Every other creature is of a type that the leader's type fears. */
const EVERY = 2;

/**
 * A team as somebody brings it who has read the leader's card: as many creatures as the leader has, all at the level of the
 * leader's highest, every other one of a type that is strong against the one that it faces, with well-chosen moves.
 */
function preparedTeam(book: RuleBook, { team }: GymLeader, dice: Dice): Fighter[] {
  const level = Math.max(...team.map((one) => one.level));
  const fit = speciesFit(book, level).filter(({ rarity }) => rarity === 'common' || rarity === 'uncommon');
  return team.map((foe, at) => {
    const feared = speciesOf(book, foe.species).types;
    const strong = fit.filter(({ types }) => types.some((own) => effectiveness(own, feared) > 1));
    const species = oneOf(at % EVERY === 0 && strong.length > 0 ? strong : fit, dice);
    return {
      id: `own ${at}`,
      species: species.id,
      kind: NORMAL,
      level,
      moves: bestMoves(book, species, level),
    };
  });
}

/**
 * Plays every leader and champion against prepared teams, each of which is new and tries once. The player always takes the
 * attack that promises most; the leader thinks as in the game.
 */
export const playFirstTries = (
  book: RuleBook,
  regions: readonly GymRegion[],
  times: number,
  dice: Dice,
): LeaderRecord[] =>
  regions.flatMap(({ name, leaders, champion }) =>
    [...leaders, champion].map((leader) => {
      let wins = 0;
      for (let time = 0; time < times; time += 1) {
        const setup = {
          kind: 'gym',
          team: preparedTeam(book, leader, dice),
          opponents: leader.team.map((one, at) => ({ ...one, id: `their ${at}`, kind: NORMAL }) as const),
          dice: battleDice(dice),
        } as const;
        const { winner } = duel(book, setup, 'greedy', leader.difficulty ?? difficultyOf('gym'), dice);
        if (winner === 'player') wins += 1;
      }
      return { leader: leader.name, region: name, battles: times, wins };
    }),
  );
