import type { Direction } from '../../../rules/world/types.ts';

const TURNS: Record<Direction, number> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

/** An arrowhead that points in a direction. */
export function Arrow({ direction }: { direction: Direction }) {
  return (
    <svg viewBox="0 0 24 24" width="60%" height="60%" aria-hidden="true">
      <path
        d="M12 2.500 20.500 11.500q.7 1-.6 1H15.500v7.500q0 1.500-1.500 1.500h-4q-1.500 0-1.500-1.500v-7.500H4.100q-1.300 0-.6-1z"
        fill="currentColor"
        transform={`rotate(${TURNS[direction]} 12 12)`}
      />
    </svg>
  );
}
