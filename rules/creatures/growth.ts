import { experienceAt, levelFor, MOST_LEVEL } from './experience.ts';
import { type Slots, unlockedMoves } from './moves.ts';
import type { Species } from './types.ts';

export interface Grown {
  /** 1 to 100. */
  level: number;
  /** Total experience since level 1, at most that of level 100. */
  exp: number;
  moves: Slots;
  /** Moves that the new levels unlock, in learning order, whether or not a slot was free for them. */
  learned: string[];
}

/** Fills free slots with the moves that no slot has yet, in order, until the slots are full. */
export function fillSlots(slots: readonly string[], moves: readonly string[]): Slots {
  const [first = '', second = '', third = '', fourth = ''] = slots;
  const filled: Slots = [first, second, third, fourth];
  for (const move of moves) {
    const free = filled.indexOf('');
    if (free < 0) break;
    if (!filled.includes(move)) filled[free] = move;
  }
  return filled;
}

/**
 * A creature after it gained `amount` (whole, 0 or more) experience. Newly unlocked moves go into free slots; taken
 * slots are the player's choice and stay. A level never falls.
 */
export function gainExperience(
  species: Species,
  before: { readonly level: number; readonly exp: number; readonly moves: readonly string[] },
  amount: number,
): Grown {
  const exp = Math.min(before.exp + amount, experienceAt(species.growth, MOST_LEVEL));
  const level = Math.max(before.level, levelFor(species.growth, exp));
  const known = new Set(unlockedMoves(species, before.level));
  const learned = unlockedMoves(species, level).filter((move) => !known.has(move));
  return { level, exp: Math.max(exp, before.exp), moves: fillSlots(before.moves, learned), learned };
}
