import { stageChange } from '../model/sides.ts';
import { afflict, cureAilment } from './conditions.ts';
import { guard, raiseScreen, sleepToHeal } from './guard.ts';
import {
  BY_RECOIL,
  CLEAR,
  CLEAR_STAGES,
  CONFUSE,
  HEALED_BY_DRAIN,
  HEALED_BY_MOVE,
  HEALTHY,
  PLAIN,
  SUN,
} from './state/codes.ts';
import type { Engine } from './state/engine.ts';
import { chance, ends } from './state/engine.ts';
import { note, RAMPAGED, RECHARGED, STAGED, STAGES_RESET, SWAPPED, WEATHERED } from './state/events.ts';
import {
  AFFLICT,
  CURE,
  CURE_TEAM,
  DRAIN,
  type EngineEffect,
  type EngineMove,
  HEAL,
  HEAL_BY_SUN,
  PROTECT,
  RAMPAGE,
  RECHARGE,
  RECOIL,
  RESET,
  REST,
  SCREEN,
  STAGE_OF_TARGET,
  STAGE_OF_USER,
  SWAP,
  WEATHER,
} from './state/moves.ts';
import type { EngineSide } from './state/sides.ts';
import { hurt, isDecided, isStanding, mend, part, share } from './strike/strike.ts';

/** Resets all stages of both sides to 0. */
function resetStages(engine: Engine, side: EngineSide): void {
  engine.player.clearStages();
  engine.opponent.clearStages();
  note(engine, STAGES_RESET, side);
}

/** Exchanges all stages between the two sides. */
function swapStages(engine: Engine, side: EngineSide): void {
  const own = side.stages;
  const their = side.other.stages;
  for (let stage = 0; stage < CLEAR_STAGES.length; stage += 1) {
    const before = own[stage]!;
    own[stage] = their[stage]!;
    their[stage] = before;
  }
  note(engine, SWAPPED, side);
}

import { fail, UNTOUCHED } from './strike/strike.ts';

export const SHORTEST_RAMPAGE = 2;
export const LONGEST_RAMPAGE = 3;
export const WEATHER_ROUNDS = 5;
export const SUN_PERCENT = 66;
export const CLOUD_PERCENT = 25;

function changeStage(
  engine: Engine,
  side: EngineSide,
  { what: stage, by, chance: percent }: EngineEffect,
): void {
  if (!isStanding(side) || !chance(engine, percent)) return;
  const moved = stageChange(side.stages[stage]!, by);
  side.stages[stage]! += moved;
  note(engine, STAGED, side, stage, moved);
}

function cureTeam(engine: Engine, side: EngineSide): void {
  for (let index = 0; index < side.size; index += 1) {
    const creature = side.creatures[index]!;
    if (creature.ailment !== HEALTHY && creature.hp > 0)
      cureAilment(engine, side, creature, creature === side.creature ? -1 : index);
  }
}

function cureItself(engine: Engine, side: EngineSide): void {
  if (side.creature.ailment !== HEALTHY) cureAilment(engine, side, side.creature, -1);
}

/** Percent that a heal restores if it depends on the sun. */
function sunny(weather: number, percent: number): number {
  if (weather === CLEAR) return percent;
  return weather === SUN ? SUN_PERCENT : CLOUD_PERCENT;
}

function changeWeather(engine: Engine, side: EngineSide, weather: number): void {
  if (engine.weather === weather) {
    fail(engine, side);
    return;
  }
  engine.weather = weather;
  engine.weatherUntil = engine.round + WEATHER_ROUNDS - 1;
  note(engine, WEATHERED, side, weather, 0, engine.weatherUntil);
}

/** Continues a rampage in the next round, or ends it after two or three rounds by confusing the user. */
function rage(engine: Engine, side: EngineSide, move: EngineMove): void {
  if (ends(engine, side.raged + 1, SHORTEST_RAMPAGE, LONGEST_RAMPAGE)) {
    afflict(engine, side, CONFUSE, PLAIN, 100, false);
    return;
  }
  side.raged += 1;
  side.locked = move;
  note(engine, RAMPAGED, side, move.number);
}

/** Applies one effect of a move that has taken `damage` hit points. */
function takeEffect(
  engine: Engine,
  side: EngineSide,
  move: EngineMove,
  effect: EngineEffect,
  damage: number,
  acted: boolean,
): void {
  const { what, by } = effect;
  switch (effect.kind) {
    case AFFLICT:
      afflict(engine, side.other, what, by, effect.chance, acted);
      break;
    case STAGE_OF_USER:
      changeStage(engine, side, effect);
      break;
    case STAGE_OF_TARGET:
      changeStage(engine, side.other, effect);
      break;
    case DRAIN:
      mend(engine, side, share(damage, by), HEALED_BY_DRAIN);
      break;
    case RECOIL:
      hurt(engine, side, share(damage, by), BY_RECOIL);
      break;
    case HEAL:
      mend(engine, side, part(side, by, 100), HEALED_BY_MOVE);
      break;
    case HEAL_BY_SUN:
      mend(engine, side, part(side, sunny(engine.weather, by), 100), HEALED_BY_MOVE);
      break;
    case RECHARGE:
      side.resting = true;
      note(engine, RECHARGED, side);
      break;
    case PROTECT:
      guard(engine, side, acted);
      break;
    case SCREEN:
      raiseScreen(engine, side);
      break;
    case REST:
      sleepToHeal(engine, side);
      break;
    case CURE:
      cureItself(engine, side);
      break;
    case CURE_TEAM:
      cureTeam(engine, side);
      break;
    case RESET:
      resetStages(engine, side);
      break;
    case SWAP:
      swapStages(engine, side);
      break;
    case WEATHER:
      changeWeather(engine, side, what);
      break;
    case RAMPAGE:
      rage(engine, side, move);
      break;
    default:
      effect.kind satisfies never;
  }
}

/**
 * Applies the effects of a move beside its damage, in the order of its entry. Stops when the user has fainted or the
 * battle is decided. If the result is `UNTOUCHED`, only effects that always help the user apply, such as resting or
 * raising its own stages: they need no target.
 */
export function takeEffects(
  engine: Engine,
  side: EngineSide,
  move: EngineMove,
  result: number,
  acted: boolean,
): void {
  const { effects } = move;
  const damage = result === UNTOUCHED ? 0 : result;
  for (let index = 0; index < effects.length; index += 1) {
    const effect = effects[index]!;
    if (!isStanding(side) || isDecided(engine)) return;
    if (result === UNTOUCHED && !effect.helps) continue;
    takeEffect(engine, side, move, effect, damage, acted);
  }
}
