import { stageChange } from '../model/stages.ts';
import { BY_RECOIL, CLEAR, CONFUSE, HEALED_BY_DRAIN, HEALED_BY_MOVE, HEALTHY, PLAIN, SUN } from './codes.ts';
import { afflict, cure } from './conditions.ts';
import { chance, ends } from './dice.ts';
import type { Game } from './engine.ts';
import { note, RAMPAGED, RECHARGED, STAGED, WEATHERED } from './events.ts';
import { guard, raiseScreen, rest } from './guard.ts';
import { hurt, isDecided, mend, part, share, stands } from './hurt.ts';
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

function changeStage(game: Game, side: SideNumber, stage: number, by: number, percent: number): void {
  if (!stands(game, side) || !chance(game, percent)) return;
  const at = sideAt(side) + STAGES + stage;
  const moved = stageChange(game.cells[at]!, by);
  game.cells[at]! += moved;
  note(game, STAGED, side, stage, moved);
}

function cureTeam(game: Game, side: SideNumber): void {
  const { cells } = game;
  const own = sideAt(side);
  for (let index = 0; index < cells[own + SIZE]!; index += 1) {
    const creature = fighterAt(side, index);
    const isActive = creature === cells[own + ACTIVE_AT];
    if (cells[creature + AILMENT] !== HEALTHY && cells[creature + HP]! > 0) {
      cure(game, side, creature, isActive ? -1 : index);
    }
  }
}

function cureItself(game: Game, side: SideNumber): void {
  const creature = game.cells[sideAt(side) + ACTIVE_AT]!;
  if (game.cells[creature + AILMENT] !== HEALTHY) cure(game, side, creature, -1);
}

/** Percent that a heal gives which lives on sunlight. */
function sunny(weather: number, percent: number): number {
  if (weather === CLEAR) return percent;
  return weather === SUN ? SUN_PERCENT : CLOUD_PERCENT;
}

function changeWeather(game: Game, side: SideNumber, weather: number): void {
  const { cells } = game;
  if (cells[WEATHER] === weather) {
    fail(game, side);
    return;
  }
  cells[WEATHER] = weather;
  cells[WEATHER_UNTIL] = cells[ROUND]! + WEATHER_ROUNDS - 1;
  note(game, WEATHERED, side, weather, 0, cells[WEATHER_UNTIL]!);
}

/** Goes on next round, or leaves the user confused after two or three. */
function rage(game: Game, side: SideNumber, move: number): void {
  const own = sideAt(side);
  if (ends(game, game.cells[own + RAGED]! + 1, SHORTEST_RAMPAGE, LONGEST_RAMPAGE)) {
    afflict(game, side, CONFUSE, PLAIN, 100, false);
    return;
  }
  game.cells[own + RAGED]! += 1;
  game.cells[own + LOCKED] = move;
  note(game, RAMPAGED, side, move);
}

/** A use of a move whose damage is done; `at` is where the effect stands in the table. */
function takeEffect(
  game: Game,
  side: SideNumber,
  move: number,
  at: number,
  damage: number,
  acted: boolean,
): void {
  const { effects } = game.tables;
  const what = effects[at + WHAT]!;
  const by = effects[at + BY]!;
  switch (effects[at + KIND]) {
    case AFFLICT:
      afflict(game, opposite(side), what, by, effects[at + CHANCE]!, acted);
      break;
    case STAGE_OF_USER:
      changeStage(game, side, what, by, effects[at + CHANCE]!);
      break;
    case STAGE_OF_TARGET:
      changeStage(game, opposite(side), what, by, effects[at + CHANCE]!);
      break;
    case DRAIN:
      mend(game, side, share(damage, by), HEALED_BY_DRAIN);
      break;
    case RECOIL:
      hurt(game, side, share(damage, by), BY_RECOIL);
      break;
    case HEAL:
      mend(game, side, part(game, side, by, 100), HEALED_BY_MOVE);
      break;
    case HEAL_BY_SUN:
      mend(game, side, part(game, side, sunny(game.cells[WEATHER]!, by), 100), HEALED_BY_MOVE);
      break;
    case RECHARGE:
      game.cells[sideAt(side) + RESTING] = 1;
      note(game, RECHARGED, side);
      break;
    case PROTECT:
      guard(game, side, acted);
      break;
    case SCREEN:
      raiseScreen(game, side);
      break;
    case REST:
      rest(game, side);
      break;
    case CURE:
      cureItself(game, side);
      break;
    case CURE_TEAM:
      cureTeam(game, side);
      break;
    case RESET:
      resetStages(game, side);
      break;
    case SWAP:
      swapStages(game, side);
      break;
    case WEATHER_EFFECT:
      changeWeather(game, side, what);
      break;
    case RAMPAGE:
      rage(game, side, move);
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
  game: Game,
  side: SideNumber,
  move: number,
  row: number,
  result: number,
  acted: boolean,
): void {
  const { moves, effects } = game.tables;
  const end = moves[row + EFFECTS_END]!;
  for (let at = moves[row + EFFECTS]!; at < end; at += EFFECT_SIZE) {
    if (!stands(game, side) || isDecided(game)) return;
    if (result === UNTOUCHED && effects[at + HELPS] === 0) continue;
    takeEffect(game, side, move, at, result === UNTOUCHED ? 0 : result, acted);
  }
}
