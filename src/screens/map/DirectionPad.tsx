import type { Direction } from '../../../rules/world/types.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import { Arrow } from './Arrow.tsx';
import styles from './Pad.module.css';
import { usePadPointer } from './usePadPointer.ts';

/** The pad as it lies on the screen; the middle is no direction. */
const ROWS: readonly (Direction | null)[] = ['nw', 'n', 'ne', 'w', null, 'e', 'sw', 's', 'se'];

/** Eight buttons to press or to hold; a finger may slide from one to the next. */
export function DirectionPad() {
  const available = useBridge(({ world }) => world.available);
  const pending = useBridge(({ world }) => world.pending);
  const { pad, press } = usePadPointer();
  return (
    <fieldset className={styles.pad} {...pad}>
      <legend className="visually-hidden">{en.map.pad}</legend>
      {ROWS.map((direction) =>
        direction ? (
          <button
            key={direction}
            type="button"
            className={styles.button}
            data-direction={direction}
            data-pending={pending === direction || undefined}
            aria-label={en.map.move[direction]}
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
