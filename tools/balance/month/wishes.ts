import { items } from '../../../content/index.ts';

const price = (key: string): number => items[key]?.price ?? 0;

/** Coins for what a player likes to have on a day: a full bag of ultra balls, and the two lures that draw most. */
export const dailyWishes = 20 * price('uball') + price('star-bait') + price('cloud-chime');

/** A purse never holds more than this many days of wishes. */
export const MOST_DAYS = 10;
