import type { BattleEvent } from '../model/events.ts';
import type { BattleState } from '../model/state.ts';

/** What bounds the prizes of a day. */
export interface PrizeLimits {
  /** Coins that battles against users and for gold bring on a day at most, stakes taken off. */
  readonly dayMost: number;
  /** Percent by which each victory over a user on a day lowers the next prize for the same, 1 to 100. */
  readonly fall: number;
  /** Different users whose defeat is paid on a day at most. */
  readonly opponents: number;
}

/** A player's day, as far as prizes depend on it. */
export interface PrizeDay {
  /** Coins won against users and for gold, stakes taken off: negative after lost stakes. */
  readonly winnings: number;
  /** Victories that were paid, by the user's name. */
  readonly wins: Readonly<Record<string, number>>;
}

export type PrizeEvent = Extract<BattleEvent, { type: 'prize' }>;

export const FRESH_DAY: PrizeDay = { winnings: 0, wins: {} };
/** A team with four fifths of the levels of one's own is paid in full. */
const MATCH = 125;

const levels = (side: readonly { readonly level: number }[]): number =>
  side.reduce((sum, { level }) => sum + level, 0);

/**
 * The prize of a won battle against a user, and the day after it. Full pay is lowered, rounded down each time: in
 * proportion where the beaten team has less than four fifths of the levels of the own one; by the victories over the same user on
 * this day; and to what is left of the day's sum.
 * @param full coins that the rules pay for the battle
 * @param user name of the user; null for a house team, which is another one each time: nothing falls for it
 * @returns `told`, the event for the player, only where the prize is not the full one
 */
export function userPrize(
  limits: PrizeLimits,
  { player, opponent }: Pick<BattleState, 'player' | 'opponent'>,
  full: number,
  user: string | null,
  day: PrizeDay,
): { readonly coins: number; readonly day: PrizeDay; readonly told: PrizeEvent | null } {
  const match = Math.min(100, Math.floor((MATCH * levels(opponent.fighters)) / levels(player.fighters)));
  const worth = Math.floor((full * match) / 100);
  const wins = user !== null && Object.hasOwn(day.wins, user) ? (day.wins[user] ?? 0) : 0;
  const fallen = Math.floor((worth * Math.max(0, 100 - limits.fall * wins)) / 100);
  const listed = user === null || wins > 0 || Object.keys(day.wins).length < limits.opponents;
  const coins = listed ? Math.min(fallen, Math.max(0, limits.dayMost - day.winnings)) : 0;
  const why = coins < fallen ? 'day' : fallen < worth ? 'again' : worth < full ? 'weaker' : null;
  return {
    coins,
    day: {
      winnings: day.winnings + coins,
      wins: user !== null && coins > 0 ? { ...day.wins, [user]: wins + 1 } : day.wins,
    },
    told: why && { type: 'prize', why, coins, full },
  };
}
