import { speciesOf } from '../book.ts';
import { effectQuarters } from '../creatures/typeChart.ts';
import { type Arena, emit, hurt } from './arena.ts';
import { hitDamage, rollSpread } from './damage.ts';
import type { SideName } from './events.ts';
import type { Move } from './moves.ts';
import { fighting, otherSide, stands } from './sides.ts';
import { hitPercent } from './stages.ts';
import { attackNow, defenseNow } from './stats.ts';

const CRITICAL_SIDES = 24;
const SHARP_SIDES = 8;

/** Hit points taken, or why there were none. */
export type Strike = number | 'dodged' | 'unaffected';

function rollHits({ dice }: Arena, move: Move): number {
  const effect = move.effects.find((each) => each.kind === 'hits');
  if (effect?.kind !== 'hits') return 1;
  return effect.least + (effect.most > effect.least ? dice.roll(effect.most - effect.least + 1) : 0);
}

function hitOnce(arena: Arena, side: SideName, move: Move, quarters: number): number {
  const { book, battle, dice } = arena;
  const target = otherSide(side);
  const user = fighting(battle[side]);
  const sharp = move.effects.some((effect) => effect.kind === 'sharp');
  const critical = dice.roll(sharp ? SHARP_SIDES : CRITICAL_SIDES) === 0;
  const amount = hitDamage({
    level: user.level,
    power: move.attack,
    attack: attackNow(battle[side], critical),
    defense: defenseNow(battle[target], critical),
    critical,
    stab: speciesOf(book, user.species).types.some((type) => type === move.type),
    quarters,
    spread: rollSpread(dice),
  });
  return hurt(arena, target, amount, { cause: 'move', mult: quarters / 4, critical });
}

/**
 * The damaging part of a move. Rolls: accuracy (unless certain), number of hits (where it varies), then for
 * each hit critical and spread. A target whose type is immune needs no roll.
 */
export function strike(arena: Arena, side: SideName, key: string, move: Move): Strike {
  const { book, battle, dice } = arena;
  const target = otherSide(side);
  const quarters = effectQuarters(move.type, speciesOf(book, fighting(battle[target]).species).types);
  if (quarters === 0) {
    emit(arena, { type: 'unaffected', side: target });
    return 'unaffected';
  }
  if (!dice.chance(hitPercent(move.accuracy, battle[side].stages, battle[target].stages))) {
    emit(arena, { type: 'miss', side: target, move: key });
    return 'dodged';
  }
  let total = 0;
  for (let left = rollHits(arena, move); left > 0 && stands(fighting(battle[target])); left -= 1) {
    total += hitOnce(arena, side, move, quarters);
  }
  return total;
}
