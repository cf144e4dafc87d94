import { items } from '../../../content/index.ts';
import { PACE } from './pace.ts';
import type { Trainer } from './trainer.ts';

const BALLS = ['uball', 'gball', 'nball'] as const;
/** A bag with fewer is filled up again to as many. */
const LOW = 6;
const FULL = 20;
/** The part of the coins that a player who thinks of tomorrow spends at once. */
const SHARE = 0.5;

const count = ({ bag }: Trainer): number => bag.nball + bag.gball + bag.uball;

/** Buys balls when they run low: the best ones that half of the coins pay for a whole bag of, else the cheapest. */
export function shop(trainer: Trainer): void {
  if (count(trainer) >= LOW) return;
  const wanted = FULL - count(trainer);
  const purse = trainer.coins * SHARE;
  const price = (ball: string): number => items[ball]?.price ?? Infinity;
  const best = BALLS.find((ball) => price(ball) * wanted <= purse) ?? 'nball';
  const bought = Math.min(wanted, Math.floor(purse / price(best)));
  if (bought < 1) return;
  trainer.bag[best] += bought;
  trainer.coins -= bought * price(best);
  trainer.spent += bought * price(best);
  trainer.seconds += PACE.shopping;
}
