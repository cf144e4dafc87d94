import { expect, type Page, type Route } from '@playwright/test';
import type { MapReply, WildCreature } from '../../../contract/shapes/map.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { test } from '../support/test.ts';

const CELL = 16;
const STEPS = 45;
/** The walk turns round at these columns, and the map changes at each of them. */
const WEST = 4;
const EAST = 22;
const WILD = ['Podkin', 'Rootling', 'Crumbit', 'Moonbun'];
const NOWHERE = { n: false, ne: false, se: false, s: false, sw: false, nw: false };

/** Replaces the server: 14 of 20 steps in a row have an encounter; the species changes every three steps. */
function worldOfItsOwn() {
  let x = WEST;
  let mapName: MapReply['mapName'] = 'green_land';
  const told = { steps: 0, encounters: 0, inARow: 0, maps: new Set<string>(), entered: 0 };
  const reply = (pokemon?: WildCreature): MapReply => ({
    mapName,
    mapPos: { x: x * CELL, y: 12 * CELL },
    availablePos: { ...NOWHERE, e: x < EAST, w: x > WEST },
    hour: 'day',
    hourEndsIn: 1_500_000,
    ...(pokemon ? { pokemon } : {}),
  });
  let before = false;
  const step = (dir: string): MapReply => {
    told.steps += 1;
    x += dir === 'e' ? 1 : -1;
    // At both ends the other map begins.
    if (x === EAST || x === WEST) mapName = mapName === 'green_land' ? 'green_land2' : 'green_land';
    told.maps.add(mapName);
    const meets = told.steps % 20 >= 6;
    if (meets) told.encounters += 1;
    if (meets && before) told.inARow += 1;
    before = meets;
    const name = WILD[Math.floor(told.steps / 3) % WILD.length] ?? 'Podkin';
    const kind = ([1, 1, 3, 2] as const)[told.steps % 4] ?? 1;
    return reply(meets ? { name, level: 4, kind } : undefined);
  };
  return { told, reply, step };
}

/** Walks by arrow keys: presses the next one as soon as the previous step is confirmed. Runs in the page. */
async function walkOn([steps, west, east]: readonly [number, number, number]): Promise<number> {
  const cell = () => {
    const words = document.querySelector('[data-stage="map"]')?.getAttribute('aria-label') ?? '';
    return Number(/column (\d+)/.exec(words)?.[1] ?? 0) - 1;
  };
  const until = async (met: () => boolean): Promise<boolean> => {
    for (let frame = 0; frame < 900 && !met(); frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    return met();
  };
  const settled = () => cell() >= 0 && document.querySelector('[data-pending]') === null;
  let code = 'ArrowRight';
  let walked = 0;
  for (; walked < steps && (await until(settled)); walked += 1) {
    const from = cell();
    if (from <= west) code = 'ArrowRight';
    if (from >= east) code = 'ArrowLeft';
    dispatchEvent(new KeyboardEvent('keydown', { code }));
    dispatchEvent(new KeyboardEvent('keyup', { code }));
    if (!(await until(() => cell() >= 0 && cell() !== from))) break;
  }
  return walked;
}

async function walk(page: Page): Promise<ReturnType<typeof worldOfItsOwn>['told']> {
  const { told, reply, step } = worldOfItsOwn();
  const answer = (route: Route, json: MapReply) => route.fulfill({ json });
  await page.route('**/api/game/mapRequest', (route) => {
    told.entered += 1;
    return answer(route, reply());
  });
  await page.route('**/api/game/mapMove', (route) =>
    answer(route, step((route.request().postDataJSON() as { dir: string }).dir)),
  );
  await page.goto('/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  await expect(page.getByRole('img', { name: /You stand in column/ })).toBeVisible();
  await expect(page.locator('canvas')).toHaveAttribute('data-loop', /awake|asleep/);
  expect(await page.evaluate(walkOn, [STEPS, WEST, EAST] as const)).toBe(STEPS);
  return told;
}

test('a walk past one wild creature after the other, over two maps, breaks nothing', async ({
  page,
  request,
}) => {
  // A step takes as long as the animation of the marker.
  test.slow();
  await enterAs(page, await playerWithStarter(request), '/home');
  const told = await walk(page);
  expect(told.inARow).toBeGreaterThanOrEqual(25);
  expect(told.maps.size).toBe(2);
  // Over an edge the reply to the step is enough; the heading and the address follow it.
  expect(told.entered).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: /^Green Land( 2)?$/ })).toBeVisible();
  await expect(page.locator('[data-stage="map"] canvas')).toBeVisible();
});

/** With `true` every frame of the WebGL renderer, which players have, throws; with `false` none does. */
const breakFrames = (broken: boolean): void => {
  const { prototype } = WebGLRenderingContext;
  const page = globalThis as { drawn?: typeof prototype.drawElements };
  page.drawn ??= prototype.drawElements;
  prototype.drawElements = broken
    ? () => {
        throw new Error('It cannot be drawn');
      }
    : page.drawn;
};

test('a map that breaks while it is drawn says so, and is drawn anew when it is asked for', async ({
  page,
  request,
  trouble,
}) => {
  trouble.allow(/console error: Error: It cannot be drawn/);
  await enterAs(page, await playerWithStarter(request), '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  const canvas = page.locator('[data-stage="map"] canvas');
  await expect(canvas).toHaveAttribute('data-loop', /awake|asleep/);
  await page.evaluate(breakFrames, true);
  await page.keyboard.press('ArrowDown');
  const message = page.getByText('The picture broke and could not be drawn anew.');
  await expect(message).toBeVisible();
  await expect(canvas).toHaveCount(0);

  await page.evaluate(breakFrames, false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(canvas).toBeVisible();
  await expect(message).toHaveCount(0);
  await expect(canvas).toHaveAttribute('data-loop', 'asleep');
});
