import type { RuleBook } from '../book.ts';
import { copyGame, type Game } from '../engine/engine.ts';
import { OPPONENT } from '../engine/layout.ts';
import { send } from '../engine/send.ts';
import type { Seat } from '../model/playerView.ts';
import { canFight, stands } from '../model/sides.ts';
import { bestPromise } from './damageEstimate.ts';
import { imagine } from './imagine.ts';
import { worth } from './worth.ts';

type Weigh = (game: Game) => number;

/** How well a creature that has just come does, by how hard its side thinks; null where the next in order will do. */
const WEIGH: Readonly<Record<Seat['thinking'], Weigh | null>> = {
  random: null,
  greedy: (game) => bestPromise(game, OPPONENT),
  lookahead: worth,
};

/**
 * Index of the creature that a side sends where its last one fainted: `random` the first that stands, `greedy` the
 * one whose best move promises most against the rival in battle, `lookahead` the one that leaves it best off. Of
 * equal ones the first, and so too where the rival has fainted as well and nobody knows who comes. It makes no roll.
 * @throws RangeError where nobody stands
 */
export function chooseNext(book: RuleBook, seat: Seat): number {
  const { fighters } = seat.own;
  if (!canFight(seat.own)) throw new RangeError('Nobody of this side stands');
  const first = fighters.findIndex(stands);
  const weigh = WEIGH[seat.thinking];
  if (weigh === null || seat.rival.hp === 0) return first;
  const { game, trial } = imagine(book, seat);
  let chosen = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, fighter] of fighters.entries()) {
    if (!stands(fighter)) continue;
    copyGame(game, trial);
    send(trial, OPPONENT, index);
    const value = weigh(trial);
    if (value <= most) continue;
    most = value;
    chosen = index;
  }
  return chosen;
}
