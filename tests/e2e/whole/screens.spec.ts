import { expect } from '@playwright/test';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { test } from '../support/test.ts';

test('routes work in any spelling of their case', async ({ page }) => {
  for (const route of ['/Login', '/LOGIN', '/Faq', '/About']) {
    await page.goto(route);
    await expect(page.getByText('Lost in the tall grass')).toBeHidden();
  }
});

test('an address that does not exist says so and leads home', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost in the tall grass');
});

test('the map without a name says that there is none', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/map');
  await expect(page.getByText('No Map found')).toBeVisible();
});

test('skipping to the content leaves the map where it is', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Green Land' })).toBeVisible();
  const skip = page.getByText('Skip to content');
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Green Land' })).toBeVisible();
});

test('the login screen needs no Phaser, and at most eight requests beside its two typefaces', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const isTypeface = (url: string): boolean => url.endsWith('.woff2');
  expect(asked.filter(isTypeface).length).toBeLessThanOrEqual(2);
  expect(asked.filter((url) => !isTypeface(url)).length).toBeLessThanOrEqual(8);
  const scripts = await Promise.all(
    asked.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
  );
  expect(scripts.some((text) => text.includes('Phaser'))).toBe(false);
});
