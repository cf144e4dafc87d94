import { NORMAL } from '../../rules/creatures/kinds.ts';
import {
  type BattleKind,
  battleRewards,
  CREATURE_TYPES,
  type Dice,
  type Fighter,
  type RuleBook,
  startBattle,
  startingMoves,
} from '../../rules/index.ts';
import { composeTeam, TRAINING_SCALE } from '../../server/features/battles/start/composeTeam.ts';
import { speciesFit } from '../../server/features/battles/start/fitSpecies.ts';
import { bestMoves } from './bestMoves.ts';
import { battleDice, oneOf } from './random.ts';
import { playShown } from './starters/firstBattles.ts';

/** Sums over all battles of one kind. */
interface Yield {
  readonly battles: number;
  readonly wins: number;
  readonly rounds: number;
  /** Experience that each team member gained in all battles together. */
  readonly experience: number;
}

/** Results of training and of wild battles at the team's own level. */
export interface TrainingRecord {
  readonly level: number;
  readonly size: number;
  readonly wild: Yield;
  readonly training: Yield;
}

const TEAM_LEVELS = [5, 10, 20, 35, 50, 70];
const TEAM_SIZES = [1, 3, 6];

/** Experience that each member gains per round, with the rounds of lost battles counted. */
export const aRound = ({ experience, rounds }: Yield): number => experience / rounds;

function teamOf(book: RuleBook, level: number, size: number, dice: Dice): Fighter[] {
  const easy = speciesFit(book, level).filter(({ rarity }) => rarity !== 'rare');
  return Array.from({ length: size }, (_, at) => {
    const species = oneOf(easy, dice);
    return {
      id: `own ${at}`,
      species: species.id,
      kind: NORMAL,
      level,
      moves: bestMoves(book, species, level),
    };
  });
}

function wildOne(book: RuleBook, level: number, dice: Dice): Omit<Fighter, 'id'>[] {
  const species = oneOf(
    speciesFit(book, level).filter(({ rarity }) => rarity !== 'rare'),
    dice,
  );
  return [{ species: species.id, kind: NORMAL, level, moves: startingMoves(species, level) }];
}

function play(
  book: RuleBook,
  kind: BattleKind,
  times: number,
  dice: Dice,
  meet: () => readonly [team: Fighter[], opponents: readonly Omit<Fighter, 'id'>[]],
): Yield {
  const sum = { battles: times, wins: 0, rounds: 0, experience: 0 };
  for (let time = 0; time < times; time += 1) {
    const [team, found] = meet();
    const opponents = found.map((one, at) => ({ ...one, id: `their ${at}` }));
    const state = playShown(book, startBattle(book, { kind, team, opponents, dice: battleDice(dice) }));
    sum.wins += Number(state.page === 'win');
    sum.rounds += state.round;
    sum.experience += battleRewards(book, state).totalExp;
  }
  return sum;
}

/**
 * Plays teams of common and uncommon creatures in wild battles against one creature of their own level, and in
 * training against the teams that the server composes, always with the attack with the highest shown damage.
 * @param times battles of each kind at each level and size
 */
export const playTraining = (book: RuleBook, times: number, dice: Dice): TrainingRecord[] =>
  TEAM_LEVELS.flatMap((level) =>
    TEAM_SIZES.map((size) => ({
      level,
      size,
      wild: play(book, 'wb', times, dice, () => [
        teamOf(book, level, size, dice),
        wildOne(book, level, dice),
      ]),
      training: play(book, 'training', times, dice, () => {
        const team = teamOf(book, level, size, dice);
        return [
          team,
          composeTeam(book, dice, team, { ...TRAINING_SCALE, type: oneOf(CREATURE_TYPES, dice) }),
        ];
      }),
    })),
  );
