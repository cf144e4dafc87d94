import type { Engine } from '../../engine/state/engine.ts';
import { estimateDamage, NO_LIMIT } from '../damageEstimate.ts';

/** The rival's expected moves, by slot (-1: no second one); `bestWeight` is the chance of the better one, percent. */
export interface Replies {
  readonly best: number;
  readonly second: number;
  readonly bestWeight: number;
}

export const LIKELY = 75;
const SURE = 100;

/** The rival's two moves with the greatest expected damage, the better one being likelier; one if it has no other. */
export function repliesIn(engine: Engine): Replies {
  let best = 0;
  let second = -1;
  let most = -1;
  let next = -1;
  for (const [slot, move] of engine.player.creature.moves.entries()) {
    if (move === null) continue;
    const promise = estimateDamage(engine, engine.player, move, NO_LIMIT);
    if (promise > most) {
      second = most < 0 ? -1 : best;
      next = most;
      best = slot;
      most = promise;
    } else if (promise > next) {
      second = slot;
      next = promise;
    }
  }
  return { best, second, bestWeight: second < 0 ? SURE : LIKELY };
}
