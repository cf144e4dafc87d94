import { expect, type Page, test } from '@playwright/test';
import { enterAs, playerWithStarter } from './support/account.ts';
import { meetSomething } from './support/wild.ts';

const select = (page: Page) => page.getByRole('button', { name: 'Select this pokemon' });
const attack = (page: Page) => page.getByRole('button', { name: 'Attack', exact: true });
const openMap = async (page: Page) => {
  await page.goto('/maps');
  await page
    .getByRole('link', { name: 'green_land', exact: true })
    .or(page.getByRole('button', { name: 'green_land', exact: true }))
    .first()
    .click();
};

test('an encounter is still there after a reload and in a second tab', async ({ page, request, context }) => {
  const player = await playerWithStarter(request);
  const { pokemon } = await meetSomething(request, player);
  const appeared = new RegExp(`^Wild .*${pokemon?.name} appeared!$`);
  await enterAs(page, player, '/maps');
  await openMap(page);
  await expect(page.getByText(appeared)).toBeVisible();
  await page.reload();
  await expect(page.getByText(appeared)).toBeVisible();

  const second = await context.newPage();
  await enterAs(second, player, '/maps');
  await openMap(second);
  await expect(second.getByText(appeared)).toBeVisible();
});

test('a battle goes on after a reload, and from the home screen after the browser was closed', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const player = await playerWithStarter(request);
  await meetSomething(request, player);
  await enterAs(page, player, '/maps');
  await openMap(page);
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await select(page).click();
  await expect(attack(page)).toBeVisible();
  await page.reload();
  await expect(attack(page)).toBeVisible();

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

test('a battle edited in the storage of the page is corrected by the server', async ({ page, request }) => {
  const player = await playerWithStarter(request);
  await meetSomething(request, player);
  await enterAs(page, player, '/maps');
  await openMap(page);
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await expect(select(page)).toBeVisible();
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('battle') ?? '{}');
    sessionStorage.setItem('battle', JSON.stringify({ ...stored, page: 'caught' }));
  });
  await page.reload();
  await expect(select(page)).toBeVisible();
});

test('without a battle the battle screen sends the player home', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/battle');
  await expect(page).toHaveURL(/\/home$/i);
});
