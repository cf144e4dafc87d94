import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { gentlest, standing } from '../support/battle.ts';
import { keyboard } from '../support/driver.ts';
import { arrive, cellOf, wayToTallGrass } from '../support/maps/walking.ts';
import { test } from '../support/test.ts';
import { meetSomething } from '../support/wild.ts';

const select = (page: Page) => page.getByRole('button', { name: 'Select this pokemon' });
const attack = (page: Page) => page.getByRole('button', { name: 'Attack', exact: true });
/** Opens the first map as a player who is already logged in. */
const openMap = async (page: Page, player: { token: string }) => {
  await enterAs(page, player, '/maps');
  await page
    .getByRole('link', { name: 'green_land', exact: true })
    .or(page.getByRole('button', { name: 'green_land', exact: true }))
    .first()
    .click();
};

test('an encounter and its battle go on after a reload, in a second tab, and after the browser was closed', async ({
  page,
  request,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const player = await playerWithStarter(request);
  const { pokemon } = await meetSomething(request, player);
  const appeared = new RegExp(`^Wild .*${pokemon?.name} appeared!$`);
  await openMap(page, player);
  await expect(page.getByText(appeared)).toBeVisible();
  await page.reload();
  await expect(page.getByText(appeared)).toBeVisible();

  await test.step('the encounter in a second tab', async () => {
    const second = await context.newPage();
    await openMap(second, player);
    await expect(second.getByText(appeared)).toBeVisible();
    await second.close();
  });

  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await expect(select(page)).toBeVisible();
  await test.step('a battle edited in the storage of the page is corrected by the server', async () => {
    await page.evaluate(() => {
      const stored = JSON.parse(sessionStorage.getItem('battle') ?? '{}');
      sessionStorage.setItem('battle', JSON.stringify({ ...stored, page: 'caught' }));
    });
    await page.reload();
    await expect(select(page)).toBeVisible();
  });

  await select(page).click();
  await expect(attack(page)).toBeVisible();
  // A new page is at the top, with the header and the menu in view.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(attack(page)).toBeVisible();

  await test.step('from the home screen, after the browser was closed', async () => {
    const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const fresh = await elsewhere.newPage();
    await enterAs(fresh, player, '/home');
    await fresh
      .getByRole('link', { name: 'Back to your battle' })
      .or(fresh.getByRole('button', { name: 'Back to your battle' }))
      .first()
      .click();
    await expect(attack(fresh)).toBeVisible();
    await elsewhere.close();
  });
});

test('without a battle the battle screen sends the player home', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/battle');
  await expect(page).toHaveURL(/\/home$/i);
});

/** Opens a battle in two windows that show the same choice. Returns the second window. */
async function twoWindows({
  page,
  request,
  context,
}: {
  page: Page;
  request: APIRequestContext;
  context: BrowserContext;
}) {
  const player = await playerWithStarter(request);
  await meetSomething(request, player);
  await openMap(page, player);
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await select(page).click();
  await expect(attack(page)).toBeVisible();
  const second = await context.newPage();
  await enterAs(second, player, '/home');
  await second.getByRole('button', { name: 'Back to your battle' }).click();
  await expect(attack(second)).toBeVisible();
  return second;
}
const attackWithTheGentlest = async (page: Page) => {
  await (await gentlest(page)).check();
  await attack(page).click();
};
const comeBackTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('a window that slept through a round shows how the battle stands', async ({
  page,
  request,
  context,
  trouble,
}) => {
  trouble.allow(/POST .*\/game\/attack 409$/);
  const second = await twoWindows({ page, request, context });
  await attackWithTheGentlest(page);
  expect(await standing(page)).toBe('Continue');

  await attackWithTheGentlest(second);
  await expect(second.getByText('This battle went on meanwhile.')).toBeVisible();
  expect(await standing(second)).toBe('Continue');
  await expect(second).toHaveURL(/\/battle$/);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  const now = await standing(page);
  await comeBackTo(second);
  await expect(second.getByRole('button', { name: 'Continue' })).toBeHidden();
  expect(await standing(second)).toBe(now);
});

test('coming back to a map shows where another window has walked to', async ({ page, request, context }) => {
  const player = await playerWithStarter(request);
  await openMap(page, player);
  await expect(page.getByRole('img', { name: /You stand in column/ })).toBeVisible();
  const second = await context.newPage();
  await openMap(second, player);
  const start = await cellOf(second);
  await keyboard(page).step(wayToTallGrass(start)[0] ?? 'n');
  await expect.poll(() => cellOf(page)).not.toEqual(start);
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  const there = await cellOf(page);
  await comeBackTo(second);
  await arrive(there, second);
});

test('logging out in one window logs the other one out too', async ({ page, request, context }) => {
  const player = await playerWithStarter(request);
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('access_token', token), player.token);
  await page.goto('/home');
  const second = await context.newPage();
  await second.goto('/maps');
  await expect(second.getByRole('heading', { level: 1, name: 'Maps' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(second).toHaveURL(/\/login$/);
  await expect(second.getByText('You logged out in another window.')).toBeVisible();
});
