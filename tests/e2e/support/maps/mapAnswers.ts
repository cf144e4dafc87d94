import type { Page } from '@playwright/test';
import { type Cell, maps, terrainOf } from '../../../../content/index.ts';
import type { MapId } from '../../../../content/maps/types.ts';
import { exitsOf } from '../../../../content/maps/ways/joins.ts';
import { type Switched, stateOn, switchesOf } from '../../../../content/maps/ways/switches.ts';
import type { MapReply } from '../../../../contract/shapes/map.ts';
import type { Direction } from '../../../../rules/world/types.ts';
import { step } from '../../../../rules/world/walking.ts';
import { exitAt, waysFrom } from '../../../../rules/world/ways/exits.ts';
import { switchedBy } from '../../../../server/features/world/walk.ts';

interface Place {
  readonly mapName: MapId;
  readonly cell: Cell;
}

interface Start extends Place, Pick<MapReply, 'hour' | 'things'> {
  /** What is switched when the player comes; nothing by itself. */
  readonly switched?: Switched;
}

/**
 * Lets the rules answer in place of the server, as it would, on maps that open late in the game. Nobody is met there.
 * @returns where the player is
 */
export async function answerOnMap(
  page: Page,
  { hour, things, switched = {}, ...start }: Start,
): Promise<() => Place> {
  let { mapName, cell } = start;
  const terrainHere = () => terrainOf(maps[mapName], stateOn(mapName, switched));
  const reply = (): MapReply => ({
    mapName,
    mapPos: { x: cell.x * 16, y: cell.y * 16 },
    availablePos: waysFrom(terrainHere(), exitsOf(mapName), cell, () => false),
    hour,
    // Less than the shortest hour has, or it would be the hour before.
    hourEndsIn: 300_000,
    ...(things && { things }),
    ...(switchesOf(mapName, stateOn(mapName, switched)) as Pick<MapReply, 'switches' | 'barriers'>),
  });
  await page.route('**/api/game/mapRequest', (route) => route.fulfill({ json: reply() }));
  await page.route('**/api/game/mapMove', (route) => {
    const { dir } = route.request().postDataJSON() as { dir: Direction };
    const exit = exitAt(exitsOf(mapName), cell, dir);
    if (exit) mapName = exit.to as MapId;
    cell = exit?.cell ?? step(terrainHere(), cell, dir) ?? cell;
    switched = switchedBy(mapName, cell, switched);
    return route.fulfill({ json: reply() });
  });
  return () => ({ mapName, cell });
}
