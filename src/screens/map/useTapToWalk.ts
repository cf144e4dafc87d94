import { type RefObject, useEffect, useState } from 'react';
import { findMap } from '../../../content/maps/index.ts';
import { mapSize } from '../../../content/maps/legend.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import { exitsOf } from '../../../content/maps/ways/joins.ts';
import { reachFrom } from '../../../rules/world/reach.ts';
import type { Cell } from '../../../rules/world/types.ts';
import { distanceOf } from '../../../rules/world/walking.ts';
import { bridge } from '../../bridge/store.ts';
import { askToTalk, isBeside, spotAt } from '../../client/world/nearby.ts';
import { mayWalk, terrainNow } from '../../client/world/world.ts';
import { isPageFree } from '../../hooks/input/gameKeys.ts';
import { followLeading, leadTo, type WalkEnd } from '../../hooks/input/lead.ts';

/** A tap on a tree or a house means the free cell beside it, at most this many cells away. */
const NEARLY = 2;

/** The cell of the map at a point of the window; null outside of it. */
function cellAt(stage: Element, { clientX, clientY }: MouseEvent): Cell | null {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const cell = {
    x: Math.floor(((clientX - left) / width) * mapSize),
    y: Math.floor(((clientY - top) / height) * mapSize),
  };
  return [cell.x, cell.y].every((at) => at >= 0 && at < mapSize) ? cell : null;
}

/** The free cell that a tap on a cell means; null if none that can be reached is near. */
function goalNear(map: GameMap, from: Cell, tapped: Cell): Cell | null {
  const near = reachFrom(terrainNow(map), from).cells.filter((cell) => distanceOf(cell, tapped) <= NEARLY);
  // Sorting keeps the order of equal ones: the nearest to the player first.
  return near.toSorted((one, other) => distanceOf(one, tapped) - distanceOf(other, tapped))[0] ?? null;
}

/**
 * Lets the player walk to a cell by a tap or a click on the map, along free cells. The walk ends where a creature
 * appears or the player walks by hand; while a creature stands there, taps do nothing.
 * @returns the cell that the player is walking to
 */
export function useTapToWalk(frame: RefObject<HTMLElement | null>): Cell | null {
  const [goal, setGoal] = useState<Cell | null>(null);
  useEffect(() => followLeading(), []);
  useEffect(() => {
    const tap = (event: MouseEvent) => {
      const { cell, mapName, encounter, startingBattle } = bridge.getState().world;
      const stage = event.target instanceof Element ? event.target.closest('[data-stage="map"]') : null;
      if (!stage || !cell || encounter || startingBattle || !isPageFree()) return;
      const map = mapName === null ? null : findMap(mapName);
      const tapped = cellAt(stage, event);
      const spot = tapped && spotAt(tapped);
      if (spot && isBeside(spot, cell)) return askToTalk(spot.id);
      const wanted = map && tapped && goalNear(map, cell, spot ?? tapped);
      const over = map && wanted && exitsOf(map.id).find((exit) => distanceOf(exit, wanted) === 0);
      if (!map || !wanted) return;
      // Who stands there already can only walk on over the edge.
      if (distanceOf(wanted, cell) === 0 && !(over && mayWalk(over.side))) return;
      const end = (why: WalkEnd) => {
        setGoal((present) => (present === wanted ? null : present));
        if (spot && why === 'arrived') askToTalk(spot.id);
      };
      leadTo(map, wanted, end, over?.side);
      setGoal(wanted);
    };
    const at = frame.current;
    at?.addEventListener('click', tap);
    return () => at?.removeEventListener('click', tap);
  }, [frame]);
  return goal;
}
