import { expect } from '@playwright/test';
import { type Cell, maps, terrainOf } from '../../../content/index.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import type { Direction } from '../../../rules/world/types.ts';
import { availableDirections, step } from '../../../rules/world/walking.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { arrive } from '../support/walking.ts';

const terrain = terrainOf(maps.overcloud3);
/** The cell in the snow from which the way over the tarn begins, and where each slide ends. */
const BANK: Cell = { x: 15, y: 5 };
const SLIDES = [
  ['n', { x: 15, y: 3 }],
  ['w', { x: 8, y: 3 }],
  ['n', { x: 8, y: 1 }],
  ['e', { x: 16, y: 1 }],
] as const;

test('four slides over the tarn lead to the snow in it, on a desktop and shown on a phone', async ({
  page,
  request,
}) => {
  let cell = BANK;
  // The Wind Organ opens late in the game: the rules answer in place of the server, as it would.
  const reply = (): MapReply => ({
    mapName: 'overcloud3',
    mapPos: { x: cell.x * 16, y: cell.y * 16 },
    availablePos: availableDirections(terrain, cell),
    hour: 'day',
    hourEndsIn: 1_500_000,
    things: [{ x: 16, y: 1, looks: 'ball' }],
  });
  await page.route('**/api/game/mapRequest', (route) => route.fulfill({ json: reply() }));
  await page.route('**/api/game/mapMove', (route) => {
    const { dir } = route.request().postDataJSON() as { dir: Direction };
    cell = step(terrain, cell, dir) ?? cell;
    return route.fulfill({ json: reply() });
  });
  await enterAs(page, await playerWithStarter(request), '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  await arrive(BANK, page);
  await expect(page.locator('[data-stage="map"] canvas')).toHaveAttribute('data-loop', /awake|asleep/);
  const player = keyboard(page);
  for (const [direction, end] of SLIDES) {
    await player.step(direction);
    await arrive(end, page);
  }
  await onPhone(page, () => arrive({ x: 16, y: 1 }, page));
});
