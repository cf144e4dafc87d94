import { stageChange } from '../model/stages.ts';
import { BY_RECOIL, CLEAR, CONFUSE, HEALED_BY_DRAIN, HEALED_BY_MOVE, HEALTHY, PLAIN, SUN } from './codes.ts';
import { afflict, cureAilment } from './conditions.ts';
import { chance, ends } from './dice.ts';
import type { Engine } from './engine.ts';
import { note, RAMPAGED, RECHARGED, STAGED, WEATHERED } from './events.ts';
import { guard, raiseScreen, sleepToHeal } from './guard.ts';
import { hurt, isDecided, isStanding, mend, part, share } from './hurt.ts';
import {
  ACTIVE_AT,
  AILMENT,
  fighterAt,
  HP,
  LOCKED,
  opposite,
  RAGED,
  RESTING,
  ROUND,
  SIZE,
  type SideNumber,
  STAGES,
  sideAt,
  WEATHER,
  WEATHER_UNTIL,
} from './layout.ts';
import {
  AFFLICT,
  BY,
  CHANCE,
  CURE,
  CURE_TEAM,
  DRAIN,
  EFFECT_SIZE,
  EFFECTS,
  EFFECTS_END,
  HEAL,
  HEAL_BY_SUN,
  HELPS,
  KIND,
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
  WEATHER as WEATHER_EFFECT,
  WHAT,
} from './moveTable.ts';
import { resetStages, swapStages } from './stages.ts';
import { fail, UNTOUCHED } from './strike.ts';

export const SHORTEST_RAMPAGE = 2;
export const LONGEST_RAMPAGE = 3;
export const WEATHER_ROUNDS = 5;
export const SUN_PERCENT = 66;
export const CLOUD_PERCENT = 25;

function changeStage(engine: Engine, side: SideNumber, stage: number, by: number, percent: number): void {
  if (!isStanding(engine, side) || !chance(engine, percent)) return;
  const at = sideAt(side) + STAGES + stage;
  const moved = stageChange(engine.cells[at]!, by);
  engine.cells[at]! += moved;
  note(engine, STAGED, side, stage, moved);
}

function cureTeam(engine: Engine, side: SideNumber): void {
  const { cells } = engine;
  const own = sideAt(side);
  for (let index = 0; index < cells[own + SIZE]!; index += 1) {
    const creature = fighterAt(side, index);
    const isActive = creature === cells[own + ACTIVE_AT];
    if (cells[creature + AILMENT] !== HEALTHY && cells[creature + HP]! > 0) {
      cureAilment(engine, side, creature, isActive ? -1 : index);
    }
  }
}

function cureItself(engine: Engine, side: SideNumber): void {
  const creature = engine.cells[sideAt(side) + ACTIVE_AT]!;
  if (engine.cells[creature + AILMENT] !== HEALTHY) cureAilment(engine, side, creature, -1);
}

/** Percent that a heal gives which lives on sunlight. */
function sunny(weather: number, percent: number): number {
  if (weather === CLEAR) return percent;
  return weather === SUN ? SUN_PERCENT : CLOUD_PERCENT;
}

function changeWeather(engine: Engine, side: SideNumber, weather: number): void {
  const { cells } = engine;
  if (cells[WEATHER] === weather) {
    fail(engine, side);
    return;
  }
  cells[WEATHER] = weather;
  cells[WEATHER_UNTIL] = cells[ROUND]! + WEATHER_ROUNDS - 1;
  note(engine, WEATHERED, side, weather, 0, cells[WEATHER_UNTIL]!);
}

/** Goes on next round, or leaves the user confused after two or three. */
function rage(engine: Engine, side: SideNumber, move: number): void {
  const own = sideAt(side);
  if (ends(engine, engine.cells[own + RAGED]! + 1, SHORTEST_RAMPAGE, LONGEST_RAMPAGE)) {
    afflict(engine, side, CONFUSE, PLAIN, 100, false);
    return;
  }
  engine.cells[own + RAGED]! += 1;
  engine.cells[own + LOCKED] = move;
  note(engine, RAMPAGED, side, move);
}

/** A use of a move whose damage is done; `at` is where the effect stands in the table. */
function takeEffect(
  engine: Engine,
  side: SideNumber,
  move: number,
  at: number,
  damage: number,
  acted: boolean,
): void {
  const { effects } = engine.tables;
  const what = effects[at + WHAT]!;
  const by = effects[at + BY]!;
  switch (effects[at + KIND]) {
    case AFFLICT:
      afflict(engine, opposite(side), what, by, effects[at + CHANCE]!, acted);
      break;
    case STAGE_OF_USER:
      changeStage(engine, side, what, by, effects[at + CHANCE]!);
      break;
    case STAGE_OF_TARGET:
      changeStage(engine, opposite(side), what, by, effects[at + CHANCE]!);
      break;
    case DRAIN:
      mend(engine, side, share(damage, by), HEALED_BY_DRAIN);
      break;
    case RECOIL:
      hurt(engine, side, share(damage, by), BY_RECOIL);
      break;
    case HEAL:
      mend(engine, side, part(engine, side, by, 100), HEALED_BY_MOVE);
      break;
    case HEAL_BY_SUN:
      mend(engine, side, part(engine, side, sunny(engine.cells[WEATHER]!, by), 100), HEALED_BY_MOVE);
      break;
    case RECHARGE:
      engine.cells[sideAt(side) + RESTING] = 1;
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
    case WEATHER_EFFECT:
      changeWeather(engine, side, what);
      break;
    case RAMPAGE:
      rage(engine, side, move);
      break;
    default:
      break;
  }
}

/**
 * What a move does beside its damage, in the order of its entry. Nothing any more to who has fainted, nothing after
 * the last faint; where the target was not touched, only sure help for the user: rest and courage need no target.
 */
export function takeEffects(
  engine: Engine,
  side: SideNumber,
  move: number,
  row: number,
  result: number,
  acted: boolean,
): void {
  const { moves, effects } = engine.tables;
  const end = moves[row + EFFECTS_END]!;
  for (let at = moves[row + EFFECTS]!; at < end; at += EFFECT_SIZE) {
    if (!isStanding(engine, side) || isDecided(engine)) return;
    if (result === UNTOUCHED && effects[at + HELPS] === 0) continue;
    takeEffect(engine, side, move, at, result === UNTOUCHED ? 0 : result, acted);
  }
}
