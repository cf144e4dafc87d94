import { PIECE_NAMES } from '../../../content/furniture/spots.ts';
import { charmKeys, items } from '../../../content/index.ts';
import { soldLooks } from '../../../content/looks/wares.ts';
import { lureKeys } from '../../../content/luck/lures.ts';
import { PACE } from './pace.ts';
import type { Trainer } from './trainer.ts';

const BALLS = ['uball', 'gball', 'nball'] as const;
/** A bag with fewer balls than LOW is filled up to FULL. */
const LOW = 6;
const FULL = 20;
/** Share of the coins that a careful player spends at once. */
const SHARE = 0.5;

const price = (item: string): number => items[item]?.price ?? Infinity;

/** What is bought once, for its looks: furniture of the camp, and what the player wears. */
const BY_PRICE = [...PIECE_NAMES, ...Object.keys(soldLooks)].toSorted(
  (one, other) => price(one) - price(other),
);

const count = ({ bag }: Trainer): number => bag.nball + bag.gball + bag.uball;

function pay(trainer: Trainer, coins: number): void {
  trainer.coins -= coins;
  trainer.spent += coins;
  trainer.seconds += PACE.shopping;
}

/** Buys the next missing charm once half of the coins pay for it. */
function buyCharm(trainer: Trainer): void {
  const next = charmKeys.find((key) => !trainer.charms.has(key));
  if (next === undefined || price(next) > trainer.coins * SHARE) return;
  trainer.charms.add(next);
  pay(trainer, price(next));
}

/**
 * Buys balls when there are few: the best kind of which half of the coins pay for a full bag, otherwise the cheapest.
 */
function buyBalls(trainer: Trainer): void {
  if (count(trainer) >= LOW) return;
  const wanted = FULL - count(trainer);
  const purse = trainer.coins * SHARE;
  const best = BALLS.find((ball) => price(ball) * wanted <= purse) ?? 'nball';
  const bought = Math.min(wanted, Math.floor(purse / price(best)));
  if (bought < 1) return;
  trainer.bag[best] += bought;
  pay(trainer, bought * price(best));
}

/** Share of the coins that a player spends on a lure, which is soon used up. */
const LURE_SHARE = 0.1;

/** Lights the dearest lure that a small part of the coins pays for, once the last one is used up. */
function buyLure(trainer: Trainer): void {
  if (trainer.lure) return;
  const payable = lureKeys.filter((key) => price(key) <= trainer.coins * LURE_SHARE);
  const key = payable.toSorted((one, other) => price(other) - price(one))[0];
  if (key === undefined) return;
  trainer.lure = { key, steps: items[key]?.pack ?? 1 };
  pay(trainer, price(key));
}

/** Share of the coins that a player spends on something to look at. */
const PIECE_SHARE = 0.2;

/** Buys the cheapest missing piece of furniture or look once a fifth of the coins pays for it. */
function buyPiece(trainer: Trainer): void {
  const next = BY_PRICE.find((key) => !trainer.pieces.has(key));
  if (next === undefined || price(next) > trainer.coins * PIECE_SHARE) return;
  trainer.pieces.add(next);
  pay(trainer, price(next));
}

/** Buys what a careful player would buy now. */
export function shop(trainer: Trainer): void {
  buyBalls(trainer);
  buyCharm(trainer);
  buyLure(trainer);
  buyPiece(trainer);
}
