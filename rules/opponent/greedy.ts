import type { RuleBook } from '../book.ts';
import type { Engine } from '../engine/state/engine.ts';
import type { EngineMove } from '../engine/state/moves.ts';
import { speedLead } from '../engine/state/stats.ts';
import type { PlayerView } from '../model/playerView.ts';
import type { OpponentAction } from './action.ts';
import { estimateDamage, isSure } from './damageEstimate.ts';
import { sideBenefit } from './sideBenefit.ts';
import { simulate } from './simulate.ts';

/** More than any damage: a move that surely defeats; the more the sooner it comes. */
const DEFEAT = 10_000_000;
const SOONER = 1000;

function value(engine: Engine, move: EngineMove): number {
  const { player, opponent } = engine;
  const { hp } = player.creature;
  const promise = estimateDamage(engine, opponent, move, hp);
  if (!isSure(engine, opponent, move, hp)) return promise + sideBenefit(engine, move, promise);
  const isSlower = speedLead(engine) >= 0;
  return DEFEAT + (isSlower ? move.priority * SOONER : 0);
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
  for (const move of engine.opponent.creature.moves) {
    if (move === null) continue;
    const promised = value(engine, move);
    if (promised <= most) continue;
    most = promised;
    chosen = move.name;
  }
  return { move: chosen };
}
