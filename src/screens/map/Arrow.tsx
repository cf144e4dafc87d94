import type { Direction } from '../../../contract/shapes/map.ts';

const TURNS: Record<Direction, number> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

/** An arrowhead that points in a direction. */
export function Arrow({ direction }: { direction: Direction }) {
  return (
    <svg viewBox="0 0 24 24" width="60%" height="60%" aria-hidden="true">
      <path
        d="M12 4.500 19.500 17q.6 1.400-.9 1.400H5.400q-1.500 0-.9-1.400z"
        fill="currentColor"
        transform={`rotate(${TURNS[direction]} 12 12)`}
      />
    </svg>
  );
}
