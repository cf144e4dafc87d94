import type { goldTiers } from '../../content/index.ts';
import { NORMAL } from '../../rules/creatures/kinds.ts';
import { type Dice, type RuleBook, speciesOf } from '../../rules/index.ts';
import { composeTeam } from '../../server/features/battles/start/composeTeam.ts';
import { speciesFit } from '../../server/features/battles/start/fitSpecies.ts';
import { goldPercent } from '../../server/features/battles/start/gold.ts';
import { duel } from '../shared/battles/duel.ts';
import { bestMoves } from './bestMoves.ts';
import { battleDice, oneOf } from './random.ts';

/** What a tier of the gold battle returns to prepared players. */
export interface GoldRecord {
  readonly tier: string;
  readonly battles: number;
  readonly wins: number;
  /** Coins that come back for a hundred coins staked. */
  readonly returned: number;
}

const LEVELS = [20, 35, 50, 70] as const;
const SIZES = [3, 6] as const;

/**
 * Plays the tiers as prepared players do: teams of any fitting species with well-chosen moves, at levels 20 to 70, which
 * look as far ahead as the leaders.
 * @param times battles of each tier, level and size
 */
export const playGold = (book: RuleBook, tiers: typeof goldTiers, times: number, dice: Dice): GoldRecord[] =>
  Object.entries(tiers).map(([name, tier]) => {
    let [battles, wins] = [0, 0];
    for (const level of LEVELS) {
      for (const size of SIZES) {
        for (let time = 0; time < times; time += 1) {
          const fit = speciesFit(book, level).filter(({ rarity }) => rarity !== 'legendary');
          const team = Array.from({ length: size }, (_, at) => {
            const { id: species } = oneOf(fit, dice);
            const moves = bestMoves(book, speciesOf(book, species), level);
            return { id: `own ${at}`, species, kind: NORMAL, level, moves } as const;
          });
          const scale = { percent: goldPercent(tier, size), slack: 0 };
          const opponents = composeTeam(book, dice, team, scale).map((one, at) => ({
            ...one,
            id: `their ${at}`,
          }));
          const setup = { kind: 'gold', team, opponents, dice: battleDice(dice) } as const;
          battles += 1;
          if (duel(book, setup, 'lookahead', tier.difficulty, dice).winner === 'player') wins += 1;
        }
      }
    }
    return { tier: name, battles, wins, returned: (100 * tier.multiple * wins) / battles };
  });
