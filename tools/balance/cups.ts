import { type Cup, hpAt, restedPercent } from '../../content/challenges/cups.ts';
import { NORMAL } from '../../rules/creatures/kinds.ts';
import { statsAt } from '../../rules/creatures/stats.ts';
import { type Dice, type Difficulty, type RuleBook, speciesOf } from '../../rules/index.ts';
import { composeTeam } from '../../server/features/battles/start/composeTeam.ts';
import { speciesFit } from '../../server/features/battles/start/fitSpecies.ts';
import { duel } from '../shared/battles/duel.ts';
import { bestMoves } from './bestMoves.ts';
import { judge, type Verdict } from './goals.ts';
import { battleDice, oneOf } from './random.ts';

/** What a tournament returns to prepared players. */
export interface CupRecord {
  readonly cup: string;
  readonly entered: number;
  readonly won: number;
  /** Coins that come back for a hundred coins of entries. */
  readonly returned: number;
}

const LEVELS = [20, 35, 50, 70] as const;
const SIZES = [3, 6] as const;

/** Plays all rounds of a tournament with one team, whose hurts stay. @returns whether it was won */
function playCup(
  book: RuleBook,
  { rounds, difficulty }: Cup,
  level: number,
  size: number,
  player: Difficulty,
  dice: Dice,
): boolean {
  const fit = speciesFit(book, level).filter(({ rarity }) => rarity !== 'legendary');
  const team = Array.from({ length: size }, (_, at) => {
    const { id: species } = oneOf(fit, dice);
    const most = statsAt(speciesOf(book, species), level, NORMAL).hp;
    const moves = bestMoves(book, speciesOf(book, species), level);
    return { id: `own ${at}`, species, kind: NORMAL, level, moves, most } as const;
  });
  let percents = team.map(() => 100);
  for (const percent of rounds) {
    const opponents = composeTeam(book, dice, team, { percent, slack: 0 });
    const setup = {
      kind: 'gold',
      team: team.map(({ most, ...one }, at) => ({ ...one, hp: hpAt(most, percents[at] ?? 100) })),
      opponents: opponents.map((one, at) => ({ ...one, id: `their ${at}` })),
      dice: battleDice(dice),
    } as const;
    const { winner, team: after } = duel(book, setup, player, difficulty, dice);
    if (winner !== 'player') return false;
    percents = after.map(({ hp, most }) => restedPercent(hp, most));
  }
  return true;
}

/**
 * Plays tournaments as prepared players do, like gold battles (`gold.ts`).
 * @param times tournaments of each kind, level and size
 * @param player how the player thinks
 */
export const playCups = (
  book: RuleBook,
  all: Readonly<Record<string, Cup>>,
  times: number,
  dice: Dice,
  player: Difficulty = 'lookahead',
): CupRecord[] =>
  Object.entries(all).map(([name, cup]) => {
    let [entered, won] = [0, 0];
    for (const level of LEVELS)
      for (const size of SIZES)
        for (let time = 0; time < times; time += 1) {
          entered += 1;
          if (playCup(book, cup, level, size, player, dice)) won += 1;
        }
    return { cup: name, entered, won, returned: (100 * cup.prize * won) / (cup.entry * entered) };
  });

/** Whether tournaments are about fair to the prepared: no way to make coins, and no way to lose them all. */
export const cupVerdict = (records: readonly CupRecord[]): Verdict =>
  judge(
    'tournaments return 75 to 125 of 100 coins to the prepared',
    [75, 125],
    records.map(({ cup, returned }) => [cup, returned]),
    ' coins',
  );
