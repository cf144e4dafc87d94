import { OFFSETS } from '../../../rules/world/walking.ts';
import type { Direction, MapReply } from '../../bridge/state.ts';

/** The direction that a pair of signs points to; null for no movement. */
export function directionTo(across: number, down: number): Direction | null {
  const [x, y] = [Math.sign(across), Math.sign(down)];
  const found = Object.entries(OFFSETS).find(([, offset]) => offset.x === x && offset.y === y);
  return (found?.[0] as Direction | undefined) ?? null;
}

/** The direction itself where it is free; else, for a diagonal, the one side of it along which one can slide. */
export function passable(direction: Direction, available: MapReply['availablePos']): Direction | null {
  if (available[direction]) return direction;
  const { x, y } = OFFSETS[direction];
  if (x === 0 || y === 0) return null;
  const sides = [directionTo(x, 0), directionTo(0, y)].filter((side) => side !== null && available[side]);
  return sides.length === 1 ? (sides[0] ?? null) : null;
}
