import type { Engine } from '../engine/engine.ts';
import { isStanding } from '../engine/hurt.ts';
import { ACTIVE_AT, fighterAt, HP, OPPONENT, PLAYER, SIZE, STANDING, sideAt } from '../engine/layout.ts';
import { duelScore } from './duel.ts';
import { healthOf } from './health.ts';

/** More than all creatures of a side. */
const DECISION = 10_000;

/** Worth of the opponent's creatures that wait. */
function bench({ cells }: Engine): number {
  const own = sideAt(OPPONENT);
  let sum = 0;
  for (let index = 0; index < cells[own + SIZE]!; index += 1) {
    const creature = fighterAt(OPPONENT, index);
    const hp = cells[creature + HP]!;
    if (creature !== cells[own + ACTIVE_AT] && hp > 0) sum += healthOf(cells, creature, hp);
  }
  return sum;
}

function inBattle(engine: Engine): number {
  const { cells } = engine;
  const own = cells[sideAt(OPPONENT) + ACTIVE_AT]!;
  const their = cells[sideAt(PLAYER) + ACTIVE_AT]!;
  if (isStanding(engine, OPPONENT)) {
    return isStanding(engine, PLAYER) ? duelScore(engine) : healthOf(cells, own, cells[own + HP]!);
  }
  return isStanding(engine, PLAYER) ? -healthOf(cells, their, cells[their + HP]!) : 0;
}

/** How well off the opponent's side is after a round, in thousandths of a creature; beyond all bounds where it is decided. */
export function evaluate(engine: Engine): number {
  const { cells } = engine;
  if (cells[sideAt(PLAYER) + STANDING] === 0) return DECISION + bench(engine) + inBattle(engine);
  if (cells[sideAt(OPPONENT) + STANDING] === 0) return -DECISION;
  return bench(engine) + inBattle(engine);
}
