import type { CSSProperties } from 'react';
import { findMap } from '../../../../content/maps/index.ts';
import { exitsOf, type MapExit } from '../../../../content/maps/ways/joins.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import styles from './Ways.module.css';

/** An arrow at each opening in the edge of the map. Screen readers hear of them where they lead on. */
export function WayMarks({ name }: { name: string }) {
  const gates = useBridge(({ world }) => world.gates);
  const map = findMap(name);
  const exits = map ? exitsOf(map.id) : [];
  // One arrow for each opening, in the middle of its cells.
  const isSame = (one: MapExit, other: MapExit) => one.side === other.side && one.to === other.to;
  const openings = exits.filter((exit, at) => exits.findIndex((one) => isSame(one, exit)) === at);
  return openings.map((first) => {
    const last = exits.findLast((one) => isSame(one, first));
    if (!last || gates.some(({ mapName }) => mapName === first.to)) return null;
    const middle = { '--column': (first.x + last.x) / 2, '--row': (first.y + last.y) / 2 } as CSSProperties;
    return (
      <span
        key={`${first.side} ${first.to}`}
        className={styles.mark}
        data-side={first.side}
        style={middle}
        aria-hidden="true"
      />
    );
  });
}
