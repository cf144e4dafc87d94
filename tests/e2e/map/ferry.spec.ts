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

const terrain = terrainOf(maps.scattersea2);
/** The jetty from which the first boat sails, and where each step ends. */
const JETTY: Cell = { x: 25, y: 24 };
const STEPS = [
  ['e', { x: 29, y: 24 }],
  ['s', { x: 29, y: 25 }],
  ['s', { x: 29, y: 28 }],
  ['w', { x: 25, y: 28 }],
] as const;

test('three boats lead to the islet where something lies, on a desktop and shown on a phone', async ({
  page,
  request,
}) => {
  let cell = JETTY;
  // The Skipstones open late in the game: the rules answer in place of the server, as it would.
  const reply = (): MapReply => ({
    mapName: 'scattersea2',
    mapPos: { x: cell.x * 16, y: cell.y * 16 },
    availablePos: availableDirections(terrain, cell),
    hour: 'day',
    hourEndsIn: 1_500_000,
    things: [{ x: 24, y: 28, looks: 'purse' }],
  });
  await page.route('**/api/game/mapRequest', (route) => route.fulfill({ json: reply() }));
  await page.route('**/api/game/mapMove', (route) => {
    const { dir } = route.request().postDataJSON() as { dir: Direction };
    cell = step(terrain, cell, dir) ?? cell;
    return route.fulfill({ json: reply() });
  });
  await enterAs(page, await playerWithStarter(request), '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  await arrive(JETTY, page);
  await expect(page.locator('[data-stage="map"] canvas')).toHaveAttribute('data-loop', /awake|asleep/);
  const player = keyboard(page);
  for (const [direction, end] of STEPS) {
    await player.step(direction);
    await arrive(end, page);
  }
  await onPhone(page, () => arrive({ x: 25, y: 28 }, page));
});
