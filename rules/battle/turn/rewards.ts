import { type RuleBook, speciesOf } from '../../book.ts';
import type { Grown } from '../../creatures/growth.ts';
import type { BattleEvent } from '../../model/events.ts';
import type { BattleKind, BattleState, Bonus } from '../../model/state.ts';

export interface Rewards {
  /** Experience that every team member gets. */
  readonly totalExp: number;
  /** Coins that the player gets. */
  readonly coins: number;
}

/** By kind of battle: percent of the plain experience, and coins per level of the defeated creatures. */
export const WORTH: Readonly<Record<BattleKind, { readonly experience: number; readonly coins: number }>> = {
  wb: { experience: 100, coins: 1 },
  gym: { experience: 150, coins: 12 },
  user: { experience: 150, coins: 1 },
  training: { experience: 250, coins: 0 },
  // The server takes the stake and pays its multiple.
  gold: { experience: 150, coins: 0 },
};

/** Coins for a wild creature that was beaten or caught, whatever its level. */
export const WILD_FEE = 15;
/** Coins per level of a creature that was caught: a note about it is worth more than a fight. */
export const CATCH_WORTH = 4;

const NOTHING: Rewards = { totalExp: 0, coins: 0 };
const NO_BONUS: Bonus = { experience: 0, coins: 0 };

/** @returns coins raised by the bonus of a battle, rounded down */
const withBonus = (state: BattleState, coins: number): number =>
  Math.floor((coins * (100 + (state.bonus ?? NO_BONUS).coins)) / 100);

const levelsOf = ({ opponent }: BattleState): number =>
  opponent.fighters.reduce((sum, { level }) => sum + level, 0);

/**
 * The rewards of a won battle, and the coins of a catch; zero on any other page. Experience: the sum of ⌊yield·level/7⌋ over the defeated
 * creatures (the classic formula), times the kind's percentage, divided by (team size + 1) / 2 and rounded up. Every
 * team member gets this amount, so a larger team gets less each but more in total. Coins: the sum of the defeated
 * creatures' levels times the kind's rate, and a fee for a wild one, rounded down. The battle's bonus raises both, but not the coins of a catch.
 */
export function battleRewards(book: RuleBook, state: BattleState): Rewards {
  if (state.page === 'caught') {
    return { totalExp: 0, coins: levelsOf(state) * CATCH_WORTH + WILD_FEE };
  }
  if (state.page !== 'win') return NOTHING;
  const { experience, coins } = WORTH[state.kind];
  const defeated = state.opponent.fighters;
  const plain = defeated.reduce(
    (sum, { species, level }) => sum + Math.floor((speciesOf(book, species).experienceYield * level) / 7),
    0,
  );
  const halves = state.player.fighters.length + 1;
  const bonus = state.bonus ?? NO_BONUS;
  return {
    totalExp: Math.ceil((plain * experience * (100 + bonus.experience) * 2) / (10_000 * halves)),
    coins: withBonus(state, levelsOf(state) * coins + (state.kind === 'wb' ? WILD_FEE : 0)),
  };
}

/** The `level` and `learn` events of a creature that gained experience, for the caller that stores the experience. */
export function growthEvents(
  creature: string,
  before: { readonly level: number },
  after: Grown,
): BattleEvent[] {
  const levels = Array.from({ length: after.level - before.level }, (_, index) => before.level + index + 1);
  return [
    ...levels.map((level): BattleEvent => ({ type: 'level', creature, level })),
    ...after.learned.map((move): BattleEvent => ({ type: 'learn', creature, move })),
  ];
}
