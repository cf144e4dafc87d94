import type { BattleEvent } from '../model/events.ts';
import type { BattleState } from '../model/state.ts';

/** Daily limits of the prizes. */
export interface PrizeLimits {
  /** Most coins per day from battles against users and for gold, stakes subtracted. */
  readonly dayMost: number;
  /** Percent by which each victory over a user lowers the next prize against the same user on that day, 1 to 100. */
  readonly fall: number;
  /** How many different users can be beaten for coins in a day. */
  readonly opponents: number;
}

/** The part of a player's day that prizes depend on. */
export interface PrizeDay {
  /** Coins won against users and for gold, stakes subtracted: negative after lost stakes. */
  readonly winnings: number;
  /** Number of paid victories by user name. */
  readonly wins: Readonly<Record<string, number>>;
}

export type PrizeEvent = Extract<BattleEvent, { type: 'prize' }>;

export const FRESH_DAY: PrizeDay = { winnings: 0, wins: {} };
/** Percent of the ratio of the levels that is paid, up to the full pay: four fifths of the own levels are enough. */
const MATCH = 125;

const levels = (side: readonly { readonly level: number }[]): number =>
  side.reduce((sum, { level }) => sum + level, 0);

/**
 * Computes the prize of a won battle against a user, and the day after it. The full pay is lowered in this order,
 * rounded down each time: in proportion if the beaten team's levels are below four fifths of the own team's; by the
 * earlier victories over the same user on this day; to the rest of the day's limit. A user beyond the day's number of
 * users brings nothing.
 * @param full coins that the rules pay for the battle
 * @param user name of the user; null for a house team, to which the limits per user do not apply
 * @returns `told`, the event for the player, or null if the prize is the full one
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
