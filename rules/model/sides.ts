import type { SideName } from './events.ts';
import type { Dice } from './random.ts';
import type { FighterState, SideState } from './state.ts';

/** The opposing side. */
export const otherSide = (side: SideName): SideName => (side === 'player' ? 'opponent' : 'player');

/**
 * The creature in battle.
 * @throws RangeError before one was sent
 */
export function fighting<Creature>(side: {
  readonly fighters: readonly Creature[];
  readonly active: number;
}): Creature {
  const creature = side.fighters[side.active];
  if (creature === undefined) throw new RangeError('No creature is in battle');
  return creature;
}

/** Whether a creature can still fight. */
export const stands = (creature: FighterState): boolean => creature.hp > 0;

/** Whether any creature of the side can still fight. */
export const canFight = (side: SideState): boolean => side.fighters.some(stands);

/** The first creature in order that can still fight; undefined if none can. */
export const firstStanding = (side: SideState): FighterState | undefined => side.fighters.find(stands);

export const MOST_STAGE = 6;

/** By how much a stage really changes when `by` is added: it stays between -6 and 6. */
export function stageChange(stage: number, by: number): number {
  return Math.max(-MOST_STAGE, Math.min(MOST_STAGE, stage + by)) - stage;
}

/** A stat at a stage: times (2 + stage) / 2 if raised, 2 / (2 - stage) if lowered, rounded down, at least 1. */
export function staged(stat: number, stage: number): number {
  if (stage === 0) return stat;
  return stage > 0 ? (stat * (2 + stage)) >> 1 : Math.max(1, ((stat * 2) / (2 - stage)) | 0);
}

/**
 * Chance in percent that a move hits: its accuracy times (3 + n) / 3 or 3 / (3 - n), rounded down, at most 100. n is
 * the user's accuracy stage minus the target's evasion stage, between -6 and 6 (since the third generation).
 */
export function hitPercent(move: number, accuracy: number, evasion: number): number {
  if (accuracy === evasion) return move;
  const difference = stageChange(0, accuracy - evasion);
  const changed = difference < 0 ? (move * 3) / (3 - difference) : (move * (3 + difference)) / 3;
  return Math.min(100, changed | 0);
}

/** One of the moves at random; `''` is a free slot. Makes one roll if there are several. */
export function anyMove(slots: readonly string[], dice: Dice): string {
  const moves = slots.filter((key) => key !== '');
  return moves[moves.length === 1 ? 0 : dice.roll(moves.length)] as string;
}
