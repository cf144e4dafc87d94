import type { PlayerAction } from '../../../contract/shapes/controls.ts';
import { OFFSETS } from '../../../rules/world/walking.ts';
import type { Direction, MapReply } from '../../bridge/state.ts';

/** The direction of each action that walks. */
export const DIRECTION_OF = {
  north: 'n',
  northEast: 'ne',
  east: 'e',
  southEast: 'se',
  south: 's',
  southWest: 'sw',
  west: 'w',
  northWest: 'nw',
} as const satisfies Partial<Record<PlayerAction, Direction>>;
export const WALKS = Object.keys(DIRECTION_OF) as readonly (keyof typeof DIRECTION_OF)[];

/** The direction of a vector, of which only the signs count; null for no movement. */
export function directionTo(across: number, down: number): Direction | null {
  const [x, y] = [Math.sign(across), Math.sign(down)];
  const found = Object.entries(OFFSETS).find(([, offset]) => offset.x === x && offset.y === y);
  return (found?.[0] as Direction | undefined) ?? null;
}

/** The direction of a vector, in steps of 45 degrees; null for no movement. */
export function directionOf(across: number, down: number): Direction | null {
  const angle = (Math.round(Math.atan2(down, across) / (Math.PI / 4)) * Math.PI) / 4;
  const length = Math.hypot(across, down) && 1;
  return directionTo(Math.round(length * Math.cos(angle)), Math.round(length * Math.sin(angle)));
}

/**
 * The direction itself if it is free; for a blocked diagonal, its horizontal or vertical part if exactly one is free.
 * Otherwise null.
 */
export function passable(direction: Direction, available: MapReply['availablePos']): Direction | null {
  if (available[direction]) return direction;
  const { x, y } = OFFSETS[direction];
  if (x === 0 || y === 0) return null;
  const sides = [directionTo(x, 0), directionTo(0, y)].filter((side) => side !== null && available[side]);
  return sides.length === 1 ? (sides[0] ?? null) : null;
}
