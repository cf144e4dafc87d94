import type { RuleBook } from '../book.ts';
import type { Engine } from '../engine/state/engine.ts';
import type { EngineMove } from '../engine/state/moves.ts';
import { speedLead } from '../engine/state/sides.ts';
import type { OpponentAction } from '../model/choice.ts';
import type { PlayerView } from '../model/playerView.ts';
import { estimateDamage, isSure } from './damageEstimate.ts';
import { sideBenefit } from './sideBenefit.ts';
import { simulate } from './simulate.ts';

/** Value of a move that certainly defeats the rival: more than any damage; `SOONER` for each step of priority. */
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
 * The move with the greatest expected damage (chance to hit times mean damage, at most the rival's hit points) plus
 * the value of its other effects. A move that certainly defeats the rival comes before all others; of several, the
 * one with the highest priority if the rival is at least as fast. Of equal ones the first. Makes no roll.
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
