import { WEATHERS } from '../creatures/types.ts';
import type { BattleState, FighterState, SideState } from '../model/state.ts';
import { CLEAR, CONDITIONS, HEALTHY, PLAIN, VARIANTS } from './codes.ts';
import { setDice } from './dice.ts';
import type { Engine } from './engine.ts';
import { clearEvents } from './events.ts';
import {
  ACCURACY_STAGE,
  ACTIVE,
  ACTIVE_AT,
  AILMENT,
  ATTACK,
  ATTACK_STAGE,
  CONFUSED,
  DAMAGE,
  DEFENSE,
  DEFENSE_STAGE,
  DODGED,
  EVASION_STAGE,
  FLINCHING,
  FORCE,
  fighterAt,
  GUARD_ROUND,
  GUARD_ROW,
  HIDDEN,
  HP,
  LEAVING,
  LEVEL,
  LOCKED,
  MOST_HP,
  MOVES,
  OPPONENT,
  PAIR,
  PLAYER,
  QUARTERS,
  RAGED,
  RECEIVED,
  RESTING,
  ROUND,
  SCREEN_UNTIL,
  SEEDED,
  SEEN,
  SINCE,
  SIZE,
  type SideNumber,
  SLEPT,
  SLOTS,
  SPEED,
  SPEED_STAGE,
  STANDING,
  STRUCK,
  sideAt,
  TRAPPED,
  TYPES,
  VARIANT,
  VENOM,
  WEATHER,
  WEATHER_UNTIL,
} from './layout.ts';
import { moveNumber, speciesEntry } from './tables.ts';

function packMoves(engine: Engine, at: number, moves: readonly string[]): void {
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const name = moves[slot];
    engine.cells[at + slot] = name === undefined || name === '' ? -1 : moveNumber(engine.tables, name);
  }
}

/** What may change for a fighter that stays outside. */
function packHealth(cells: Int32Array, at: number, fighter: FighterState): void {
  const { ailment, variant } = fighter;
  cells[at + MOST_HP] = fighter.stats.hp;
  cells[at + HP] = fighter.hp;
  cells[at + AILMENT] = ailment === null ? HEALTHY : CONDITIONS.indexOf(ailment);
  cells[at + VARIANT] = variant === null ? PLAIN : VARIANTS.indexOf(variant);
  cells[at + SLEPT] = fighter.slept;
  cells[at + VENOM] = fighter.venom;
}

/** What a fighter needs beside that to fight. */
function packStrength(engine: Engine, at: number, fighter: FighterState): void {
  const { cells, tables } = engine;
  const { level, stats } = fighter;
  const species = speciesEntry(tables, fighter.species);
  cells[at + LEVEL] = level;
  cells[at + ATTACK] = stats.attack;
  cells[at + DEFENSE] = stats.defense;
  cells[at + SPEED] = stats.speed;
  cells[at + TYPES] = species.types;
  cells[at + PAIR] = species.pair;
  cells[at + FORCE] = (((2 * level) / 5) | 0) + 2;
  packMoves(engine, at + MOVES, fighter.moves);
  packMoves(engine, at + SEEN, fighter.seen);
}

function packReceived(engine: Engine, at: number, { received }: SideState): void {
  const { cells, tables } = engine;
  cells[at + RECEIVED] = received === null ? -1 : moveNumber(tables, received.move);
  cells[at + DODGED] = received?.dodge === true ? 1 : 0;
  cells[at + QUARTERS] = (received?.mult ?? 1) * 4;
  cells[at + DAMAGE] = received?.damage ?? 0;
}

function packSide(engine: Engine, number: SideNumber, side: SideState, coming: number): void {
  const { cells, tables } = engine;
  const at = sideAt(number);
  let standing = 0;
  for (let index = 0; index < side.fighters.length; index += 1) {
    const fighter = side.fighters[index]!;
    const place = fighterAt(number, index);
    packHealth(cells, place, fighter);
    if (fighter.hp > 0) standing += 1;
    const mayFight = coming === ANYBODY || index === side.active || index === coming;
    if (mayFight) packStrength(engine, place, fighter);
  }
  cells[at + ACTIVE] = side.active;
  cells[at + ACTIVE_AT] = fighterAt(number, Math.max(0, side.active));
  cells[at + SIZE] = side.fighters.length;
  cells[at + STANDING] = standing;
  cells[at + SINCE] = side.since;
  const { stages } = side;
  cells[at + ATTACK_STAGE] = stages.attack;
  cells[at + DEFENSE_STAGE] = stages.defense;
  cells[at + SPEED_STAGE] = stages.speed;
  cells[at + ACCURACY_STAGE] = stages.accuracy;
  cells[at + EVASION_STAGE] = stages.evasion;
  cells[at + CONFUSED] = side.confused;
  cells[at + FLINCHING] = side.flinching ? 1 : 0;
  cells[at + RESTING] = side.resting ? 1 : 0;
  cells[at + SEEDED] = side.seeded ? 1 : 0;
  cells[at + TRAPPED] = side.trapped;
  cells[at + SCREEN_UNTIL] = side.screenUntil;
  cells[at + GUARD_ROUND] = side.guardRound;
  cells[at + GUARD_ROW] = side.guardRow;
  cells[at + LOCKED] = side.locked === null ? -1 : moveNumber(tables, side.locked);
  cells[at + HIDDEN] = side.hidden ? 1 : 0;
  cells[at + RAGED] = side.raged;
  cells[at + STRUCK] = 0;
  cells[at + LEAVING] = 0;
  packReceived(engine, at, side);
}

/** Whoever may come into battle before the engine is unpacked. */
export const ANYBODY = -1;
export const NOBODY = -2;

/**
 * Fills an engine with a stored battle of the present version (see `upgradeState`). Its events are not taken over.
 * @param coming index of the creature that may come in on either side, `ANYBODY`, or `NOBODY`: of those
 * who stay outside only their health is packed
 * @throws RangeError for a species or move that the book lacks
 */
export function pack(state: BattleState, engine: Engine, coming = ANYBODY): void {
  const { cells } = engine;
  clearEvents(engine);
  cells[ROUND] = state.round;
  cells[WEATHER] = state.weather === null ? CLEAR : WEATHERS.indexOf(state.weather.kind);
  cells[WEATHER_UNTIL] = state.weather?.until ?? 0;
  setDice(engine, state.dice);
  packSide(engine, PLAYER, state.player, coming);
  packSide(engine, OPPONENT, state.opponent, coming);
}
