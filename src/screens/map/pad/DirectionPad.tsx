import type { Direction } from '../../../../rules/world/types.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { mapWords } from '../../../locales/en/map.ts';
import styles from './Pad.module.css';
import { usePadPointer } from './usePadPointer.ts';

const TURNS: Record<Direction, number> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

/** An arrowhead that points in a direction. */
function Arrow({ direction }: { direction: Direction }) {
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

/** Layout of the pad; the middle is not a direction. */
const ROWS: readonly (Direction | null)[] = ['nw', 'n', 'ne', 'w', null, 'e', 'sw', 's', 'se'];

/** Eight buttons to press or hold; a finger can slide from one to the next. */
export function DirectionPad() {
  const available = useBridge(({ world }) => world.available);
  const pending = useBridge(({ world }) => world.pending);
  const { pad, press } = usePadPointer();
  return (
    <fieldset className={styles.pad} {...pad}>
      <legend className="visually-hidden">{mapWords.pad}</legend>
      {ROWS.map((direction) =>
        direction ? (
          <button
            key={direction}
            type="button"
            className={styles.button}
            data-direction={direction}
            data-pending={pending === direction || undefined}
            aria-label={mapWords.move[direction]}
            disabled={!available?.[direction]}
            onClick={() => press(direction)}
          >
            <Arrow direction={direction} />
          </button>
        ) : (
          <span key="middle" className={styles.middle} aria-hidden="true" />
        ),
      )}
    </fieldset>
  );
}
