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

/** How teams around one starter do against leaders. */
export interface StarterRecord {
  /** Id of the first stage. */
  readonly starter: string;
  readonly battles: number;
  readonly wins: number;
}

/** Levels that somebody may be ahead of the leader's. */
const AHEAD = 1;
const fighter = (book: RuleBook, species: Species, level: number, id: string): Fighter => ({
  id,
  species: species.id,
  kind: NORMAL,
  level,
  moves: bestMoves(book, species, level),
});

/**
 * A starter with whatever else a player has caught by then, level for level what the leader has or one more: the
 * starter, which has fought most, at the highest.
 */
function teamAround(book: RuleBook, starter: string, leader: GymLeader, dice: Dice): Fighter[] {
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
 * Every starter against every leader: a team of the leader's size and levels, some one level ahead, the starter first, the others common
 * and uncommon creatures, played greedily by somebody who chooses moves well.
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
