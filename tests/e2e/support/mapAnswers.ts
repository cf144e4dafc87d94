import type { Page } from '@playwright/test';
import { type Cell, maps, terrainOf } from '../../../content/index.ts';
import type { MapId } from '../../../content/maps/types.ts';
import { exitsOf } from '../../../content/maps/ways/joins.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import { exitAt, waysFrom } from '../../../rules/world/exits.ts';
import type { Direction } from '../../../rules/world/types.ts';
import { step } from '../../../rules/world/walking.ts';

interface Place {
  readonly mapName: MapId;
  readonly cell: Cell;
}

interface Start extends Place, Pick<MapReply, 'hour' | 'things'> {}

/**
 * Lets the rules answer in place of the server, as it would, on maps that open late in the game. Nobody is met there.
 * @returns where the player is
 */
export async function answerOnMap(page: Page, { hour, things, ...start }: Start): Promise<() => Place> {
  let { mapName, cell } = start;
  const reply = (): MapReply => ({
    mapName,
    mapPos: { x: cell.x * 16, y: cell.y * 16 },
    availablePos: waysFrom(terrainOf(maps[mapName]), exitsOf(mapName), cell, () => false),
    hour,
    hourEndsIn: 1_500_000,
    ...(things && { things }),
  });
  await page.route('**/api/game/mapRequest', (route) => route.fulfill({ json: reply() }));
  await page.route('**/api/game/mapMove', (route) => {
    const { dir } = route.request().postDataJSON() as { dir: Direction };
    const exit = exitAt(exitsOf(mapName), cell, dir);
    if (exit) mapName = exit.to as MapId;
    cell = exit?.cell ?? step(terrainOf(maps[mapName]), cell, dir) ?? cell;
    return route.fulfill({ json: reply() });
  });
  return () => ({ mapName, cell });
}
