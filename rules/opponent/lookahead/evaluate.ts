import type { Engine } from '../../engine/state/engine.ts';
import { isStanding } from '../../engine/strike/strike.ts';
import { duelScore } from './duel.ts';
import { healthOf } from './health.ts';

/** More than the worth of all creatures of a side. */
const DECISION = 10_000;

/** Worth of the opponent's creatures that are not in battle. */
function bench({ opponent }: Engine): number {
  let sum = 0;
  for (let index = 0; index < opponent.size; index += 1) {
    const creature = opponent.creatures[index]!;
    if (creature !== opponent.creature && creature.hp > 0) sum += healthOf(creature, creature.hp);
  }
  return sum;
}

function inBattle(engine: Engine): number {
  const { player, opponent } = engine;
  const own = opponent.creature;
  const their = player.creature;
  if (isStanding(opponent)) return isStanding(player) ? duelScore(engine) : healthOf(own, own.hp);
  return isStanding(player) ? -healthOf(their, their.hp) : 0;
}

/** Rating of the opponent's side after a round, in thousandths of a creature; beyond `DECISION` if it is decided. */
export function evaluate(engine: Engine): number {
  if (engine.player.standing === 0) return DECISION + bench(engine) + inBattle(engine);
  if (engine.opponent.standing === 0) return -DECISION;
  return bench(engine) + inBattle(engine);
}
