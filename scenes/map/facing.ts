import type { Direction } from '../../rules/world/types.ts';
import type { QueuedCell } from './stepQueue.ts';

const names: readonly (readonly (Direction | null)[])[] = [
  ['nw', 'n', 'ne'],
  ['w', null, 'e'],
  ['sw', 's', 'se'],
];

/** The direction of a heading, each of x and y -1, 0 or 1. */
export function facingOf(heading: QueuedCell | null, otherwise: Direction): Direction {
  if (heading === null) return otherwise;
  return names[heading.y + 1]?.[heading.x + 1] ?? otherwise;
}
