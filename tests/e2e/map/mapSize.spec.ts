import { expect } from '@playwright/test';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { test } from '../support/test.ts';

test('the map is a square of 496 px, and of 372 px on a small screen', async ({ page, request }) => {
  await page.setViewportSize({ width: 900, height: 760 });
  await enterAs(page, await playerWithStarter(request), '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  const map = page.getByRole('img', { name: /You stand in column/ });
  await expect(map).toBeVisible();
  expect(await map.boundingBox()).toMatchObject({ width: 496, height: 496 });
  // The same map, drawn larger where the window has room.
  await page.setViewportSize({ width: 1440, height: 960 });
  await expect.poll(() => map.boundingBox()).toMatchObject({ width: 800, height: 800 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => map.boundingBox()).toMatchObject({ width: 372, height: 372 });
});
