import type { Cell, Direction, MapReply } from '../../bridge/state.ts';

/** Columns and rows that one step of a direction changes. */
export const OFFSETS: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** The direction that a pair of signs points to; null for no movement. */
export function directionTo(across: number, down: number): Direction | null {
  const [x, y] = [Math.sign(across), Math.sign(down)];
  const found = Object.entries(OFFSETS).find(([, [dx, dy]]) => dx === x && dy === y);
  return (found?.[0] as Direction | undefined) ?? null;
}

export function neighbour({ x, y }: Cell, direction: Direction): Cell {
  const [dx, dy] = OFFSETS[direction];
  return { x: x + dx, y: y + dy };
}

/** The direction itself where it is free; else, for a diagonal, the one side of it along which one can slide. */
export function passable(direction: Direction, available: MapReply['availablePos']): Direction | null {
  if (available[direction]) return direction;
  const [dx, dy] = OFFSETS[direction];
  if (dx === 0 || dy === 0) return null;
  const sides = [directionTo(dx, 0), directionTo(0, dy)].filter((side) => side !== null && available[side]);
  return sides.length === 1 ? (sides[0] ?? null) : null;
}
