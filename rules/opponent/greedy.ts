import type { RuleBook } from '../book.ts';
import type { Engine } from '../engine/engine.ts';
import { ACTIVE_AT, HP, OPPONENT, PLAYER, sideAt } from '../engine/layout.ts';
import { MOVE_SIZE, PRIORITY } from '../engine/moveTable.ts';
import { speedLead } from '../engine/order.ts';
import type { PlayerView } from '../model/playerView.ts';
import type { OpponentAction } from './action.ts';
import { estimateDamage, isSure } from './damageEstimate.ts';
import { sideBenefit } from './sideBenefit.ts';
import { simulate } from './simulate.ts';
import { ownMoveIn } from './slots.ts';

/** More than any damage: a move that surely defeats; the more the sooner it comes. */
const DEFEAT = 10_000_000;
const SOONER = 1000;

function value(engine: Engine, move: number): number {
  const { cells, tables } = engine;
  const hp = cells[cells[sideAt(PLAYER) + ACTIVE_AT]! + HP]!;
  const promise = estimateDamage(engine, OPPONENT, move, hp);
  if (!isSure(engine, OPPONENT, move, hp)) return promise + sideBenefit(engine, move, promise);
  const isSlower = speedLead(engine) >= 0;
  return DEFEAT + (isSlower ? tables.moves[move * MOVE_SIZE + PRIORITY]! * SOONER : 0);
}

/**
 * The move of the greatest expected damage (chance to hit times mean damage, at most the hit points left), with what
 * else it brings; one that surely defeats before all, by priority where the rival is no slower. Of equal ones the
 * first; it makes no roll.
 */
export function chooseByDamage(book: RuleBook, view: PlayerView): OpponentAction {
  const { engine } = simulate(book, view);
  let most = Number.NEGATIVE_INFINITY;
  let chosen = '';
  for (const [slot, key] of view.fighter.moves.entries()) {
    if (key === '') continue;
    const promised = value(engine, ownMoveIn(engine, OPPONENT, slot));
    if (promised <= most) continue;
    most = promised;
    chosen = key;
  }
  return { move: chosen };
}
