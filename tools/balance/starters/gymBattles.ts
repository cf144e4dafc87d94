import type { GymLeader } from '../../../content/gyms/types.ts';
import { starters } from '../../../content/index.ts';
import { NORMAL } from '../../../rules/creatures/kinds.ts';
import {
  type Dice,
  difficultyOf,
  type Fighter,
  type RuleBook,
  type Species,
  speciesOf,
} from '../../../rules/index.ts';
import { speciesFit } from '../../../server/features/battles/start/fitSpecies.ts';
import { duel } from '../../shared/battles/duel.ts';
import { bestMoves } from '../bestMoves.ts';
import { grownTo } from '../careers/trainer.ts';
import { battleDice, oneOf } from '../random.ts';

/** Results of teams around one starter against leaders. */
export interface StarterRecord {
  /** Id of the first stage. */
  readonly starter: string;
  readonly battles: number;
  readonly wins: number;
}

/** Levels that a team member may be above the leader's creature. */
const AHEAD = 1;
const fighter = (book: RuleBook, species: Species, level: number, id: string): Fighter => ({
  id,
  species: species.id,
  kind: NORMAL,
  level,
  moves: bestMoves(book, species, level),
});

/**
 * A team of the starter and other creatures that a player may have caught by then. Each has the level of one of the
 * leader's creatures or one more; the starter, which has fought most, has the highest.
 */
export function teamAround(
  book: RuleBook,
  starter: string,
  leader: { readonly team: readonly { readonly level: number }[] },
  dice: Dice,
): Fighter[] {
  const levels = leader.team
    .map(({ level }) => level + dice.roll(1 + AHEAD))
    .toSorted((one, other) => other - one);
  return levels.map((level, at) => {
    if (at === 0) return fighter(book, speciesOf(book, grownTo(book, starter, level)), level, 'own 0');
    const mates = speciesFit(book, level).filter(
      ({ rarity }) => rarity === 'common' || rarity === 'uncommon',
    );
    return fighter(book, oneOf(mates, dice), level, `own ${at}`);
  });
}

/**
 * Plays every starter against every leader. The team has the leader's size and levels, some creatures one level more;
 * the starter comes first, the others are common or uncommon. The player is greedy and has well-chosen moves.
 * @param times battles of each starter with each leader
 */
export function playStarters(
  book: RuleBook,
  leaders: readonly GymLeader[],
  times: number,
  dice: Dice,
): StarterRecord[] {
  return Object.values(starters)
    .flat()
    .map((starter) => {
      let wins = 0;
      for (const leader of leaders) {
        for (let time = 0; time < times; time += 1) {
          const setup = {
            kind: 'gym',
            team: teamAround(book, starter, leader, dice),
            opponents: leader.team.map((one, at) => ({ ...one, id: `their ${at}`, kind: NORMAL }) as const),
            dice: battleDice(dice),
          } as const;
          const { winner } = duel(book, setup, 'greedy', leader.difficulty ?? difficultyOf('gym'), dice);
          if (winner === 'player') wins += 1;
        }
      }
      return { starter, battles: leaders.length * times, wins };
    });
}
