import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { cellOf } from '../support/maps/walking.ts';
import { test } from '../support/test.ts';

const map = (page: Page) => page.getByRole('img', { name: /You stand in column/ });
const pad = (page: Page) => page.getByRole('group', { name: 'Direction pad' });

const WINDOWS = [
  [390, 844],
  [360, 640],
  [390, 664],
  [844, 390],
  [932, 430],
  [667, 375],
] as const;

/** The hours with the longest and the shortest text on the map. */
const HOURS = { long: { hour: 'night', minutes: 15 }, short: { hour: 'day', minutes: 1 } } as const;

/** Opens the first map at a given hour, for a new player who has not closed any hint yet. */
async function onMap(
  page: Page,
  request: APIRequestContext,
  { hour, minutes }: { hour: string; minutes: number } = HOURS.long,
): Promise<void> {
  await page.route('**/api/game/mapRequest', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), hour, hourEndsIn: minutes * 60_000 },
    });
  });
  await enterAs(page, await playerWithStarter(request), '/home');
  await page.getByRole('link', { name: 'Go to maps?' }).tap();
  await page.getByRole('link', { name: 'green_land', exact: true }).tap();
  await expect(page.getByRole('note', { name: 'Hint: Off you go' })).toBeVisible();
}

for (const [line, hour] of Object.entries(HOURS)) {
  test(`map and pad are seen together in every window, whatever a hint says, at an hour with a ${line} name`, async ({
    page,
    request,
  }) => {
    await onMap(page, request, hour);
    for (const [width, height] of WINDOWS) {
      await test.step(`a window of ${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expect(map(page)).toBeInViewport({ ratio: 1 });
        await expect(pad(page)).toBeInViewport({ ratio: 1 });
        for (const button of await pad(page).getByRole('button').all()) {
          const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }
      });
    }
  });
}

test.describe('a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the header is one row', async ({ page, request }) => {
    await onMap(page, request);
    const top = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y;
    expect(await top('Open menu')).toBe(await top('Notices'));
  });
});

test('a swipe walks, and a long press brings a hidden pad back', async ({ page, request }) => {
  await page.addInitScript(() =>
    localStorage.setItem('settings', JSON.stringify({ chosen: { pad: 'hidden' }, unsent: ['pad'], by: '' })),
  );
  await onMap(page, request);
  await expect(pad(page)).toBeHidden();
  const start = await cellOf(page);
  const free = page.getByRole('group', { name: 'Directions' }).getByRole('button', { disabled: false });
  const steps = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] } as const;
  const way = (await free.allTextContents())
    .map((name) => name.replace('Move ', ''))
    .find((name): name is keyof typeof steps => name in steps)!;
  const [right, down] = steps[way];
  const box = (await page.locator('[data-stage="map"]').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // Sent without a pause: on a slow machine the finger would rest for as long as a long press takes.
  await Promise.all([
    touch('touchStart', { x, y }),
    touch('touchMove', { x: x + right * 60, y: y + down * 60 }),
    touch('touchEnd'),
  ]);
  await expect.poll(() => cellOf(page)).not.toEqual(start);
  const there = await cellOf(page);
  expect([Math.sign(there.x - start.x), Math.sign(there.y - start.y)]).toEqual([right, down]);
  await expect(page.locator('[data-pending]')).toHaveCount(0);

  await touch('touchStart', { x, y });
  await expect(pad(page)).toBeVisible();
  await touch('touchEnd');
  await expect(page.locator('[data-goal]')).toHaveCount(0);
  expect(await cellOf(page)).toEqual(there);
});
