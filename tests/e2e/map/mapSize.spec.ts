import { expect } from '@playwright/test';
import { expectTranslated } from '../support/access/strange.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { arrive } from '../support/maps/walking.ts';
import { test } from '../support/test.ts';

test('the map is a square of 496 px, and of 372 px on a small screen', async ({ page, request }) => {
  // By day, when Nan Orrel is at the well.
  await page.route(/\/api\/game\/map(Request|Move)$/, async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), hour: 'day', hourEndsIn: 1_500_000 };
    await route.fulfill({ response, json });
  });
  await page.setViewportSize({ width: 900, height: 760 });
  await enterAs(page, await playerWithStarter(request), '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  const map = page.getByRole('img', { name: /You stand in column/ });
  await expect(map).toBeVisible();
  expect(await map.boundingBox()).toMatchObject({ width: 496, height: 496 });
  // The same map, drawn larger where the window has room.
  await page.setViewportSize({ width: 1440, height: 960 });
  await expect.poll(() => map.boundingBox()).toMatchObject({ width: 800, height: 800 });
  // In a laptop's window the whole map, the hour, the team and the balls are seen without scrolling.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => map.boundingBox()).toMatchObject({ width: 720, height: 720 });
  for (const part of [
    map,
    page.getByText(/minutes? to dusk/),
    page.getByRole('region', { name: 'Your team' }),
    page.getByRole('region', { name: 'Your balls' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => map.boundingBox()).toMatchObject({ width: 372, height: 372 });

  await test.step('people on it can be talked to', async () => {
    await arrive({ x: 15, y: 23 }, page);
    await page.keyboard.press('ArrowUp');
    await arrive({ x: 15, y: 22 }, page);
    await expect(page.getByRole('button', { name: 'Talk to Nan Orrel' })).toBeVisible();
    await page.keyboard.press('Enter');
    const talk = page.getByRole('dialog', { name: 'Nan Orrel' });
    await expect(talk.getByRole('button', { name: 'Next' })).toBeFocused();
    await test.step('in another language, too', () => expectTranslated(page));
    await page.keyboard.press('Escape');
    await expect(talk).toBeHidden();
  });

  await test.step('and signs can be read', async () => {
    await page.keyboard.press('ArrowDown');
    await arrive({ x: 15, y: 23 }, page);
    await page.keyboard.press('ArrowDown');
    await arrive({ x: 15, y: 24 }, page);
    await page.keyboard.press('ArrowLeft');
    await arrive({ x: 14, y: 24 }, page);
    await page.getByRole('button', { name: 'Read the signpost' }).click();
    await expect(page.getByRole('dialog', { name: 'Signpost' })).toContainText('WELL');
    await test.step('in another language, too', () => expectTranslated(page));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
