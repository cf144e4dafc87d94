import { SLEEP } from '../engine/codes.ts';
import type { Engine } from '../engine/engine.ts';
import { ACTIVE, ACTIVE_AT, AILMENT, opposite, type SideNumber, sideAt, WEATHER } from '../engine/layout.ts';
import {
  EFFECT_SIZE,
  EFFECTS,
  EFFECTS_END,
  FLAG,
  FLAGS,
  KIND,
  MOVE_SIZE,
  RECHARGE,
  SWIFT_IN,
} from '../engine/moveTable.ts';
import { type Preview, preview } from '../engine/preview.ts';
import { ownMoveIn, SLOT_COUNT } from './slots.ts';

/** More than anybody's hit points. */
export const NO_LIMIT = 0x7fff;
const seen: Preview = { least: 0, most: 0, chance: 0 };

function rests({ tables: { moves, effects } }: Engine, row: number): boolean {
  for (let at = moves[row + EFFECTS]!; at < moves[row + EFFECTS_END]!; at += EFFECT_SIZE) {
    if (effects[at + KIND] === RECHARGE) return true;
  }
  return false;
}

/** Whether a move takes two rounds: one to gather or one to rest. */
function isSlow(engine: Engine, row: number): boolean {
  const { moves } = engine.tables;
  const gathers =
    (moves[row + FLAGS]! & FLAG.charge) !== 0 && moves[row + SWIFT_IN] !== engine.cells[WEATHER];
  return gathers || rests(engine, row);
}

/** Whether a move needs what is not there: a sleeper, or that nobody strikes first. */
function isVain({ tables, cells }: Engine, side: SideNumber, row: number): boolean {
  const flags = tables.moves[row + FLAGS]!;
  if ((flags & FLAG.focus) !== 0) return true;
  const target = cells[sideAt(opposite(side)) + ACTIVE_AT]!;
  return (flags & FLAG.sleeper) !== 0 && cells[target + AILMENT] !== SLEEP;
}

/**
 * What a side's creature in battle may expect a move to take from the other, in hundredths of a hit point and for
 * each round that it takes: chance to hit times mean damage.
 * @param most hit points that there are to take
 */
export function estimateDamage(engine: Engine, side: SideNumber, move: number, most: number): number {
  const { cells } = engine;
  const row = move * MOVE_SIZE;
  if (isVain(engine, side, row)) return 0;
  preview(engine, side, cells[sideAt(side) + ACTIVE]!, move, cells[sideAt(opposite(side)) + ACTIVE]!, seen);
  const mean = Math.min(most, (seen.least + seen.most) >> 1) * seen.chance;
  return isSlow(engine, row) ? mean >> 1 : mean;
}

/** The most that a side's creature in battle may expect of any of its moves, by the same measure and without limit. */
export function bestDamage(engine: Engine, side: SideNumber): number {
  let best = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
    const move = ownMoveIn(engine, side, slot);
    if (move >= 0) best = Math.max(best, estimateDamage(engine, side, move, NO_LIMIT));
  }
  return best;
}

/** Percent with which a move does anything to the other side's creature in battle. */
export function hitChance(engine: Engine, side: SideNumber, move: number): number {
  const { cells } = engine;
  if (isVain(engine, side, move * MOVE_SIZE)) return 0;
  preview(engine, side, cells[sideAt(side) + ACTIVE]!, move, cells[sideAt(opposite(side)) + ACTIVE]!, seen);
  return seen.chance;
}

/** Whether a move takes all of so many hit points whatever the dice say. */
export function isSure(engine: Engine, side: SideNumber, move: number, hp: number): boolean {
  const { cells } = engine;
  if (isVain(engine, side, move * MOVE_SIZE)) return false;
  preview(engine, side, cells[sideAt(side) + ACTIVE]!, move, cells[sideAt(opposite(side)) + ACTIVE]!, seen);
  return seen.chance >= 100 && seen.least >= hp;
}
