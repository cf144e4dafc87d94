import { expect } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { test } from '../support/test.ts';

test('what was never seen keeps its name, and filters tell nothing of it', async ({ page, request }) => {
  const player = await playerWithStarter(request);
  await enterAs(page, player, '/pokedex');
  await page.getByRole('searchbox', { name: 'Find a name' }).fill('emberam');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.goto('/pokedex?name=emberam');
  await expect(page.getByRole('heading', { level: 1, name: '???' })).toBeVisible();
  await expect(page.getByText('Emberam')).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
  await page.getByRole('link', { name: 'Kindlam' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kindlam' })).toBeVisible();
  await page.getByRole('tab', { name: 'Dark' }).click();
  await expect(page.getByText('You have not seen it yet.')).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Go to Green Land', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Green Land' })).toBeVisible();
});

test('a player looks through the Pokedex and comes back to where the list was left', async ({
  page,
  request,
}) => {
  const player = await playerWithStarter(request);
  const creatures = [
    { name: 'dawnhart', level: 60 },
    { name: 'moonbun', level: 9, kind: 3 },
  ];
  await grant(request, { username: player.username, creatures });
  await enterAs(page, player, '/pokedex');
  await expect(page.getByText('166 found', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How far you are' })).toContainText('3 of 166');
  await expect(page.getByRole('link', { name: '???' })).toHaveCount(163);
  await expectSound(page);
  // The hint is shown only once; without it the page is shorter.
  await page.getByRole('button', { name: 'Got it' }).click();

  const dawnhart = page.getByRole('link', { name: 'Dawnhart', exact: true });
  await dawnhart.scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => scrollY);
  expect(offset).toBeGreaterThan(1000);
  await dawnhart.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dawnhart' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle('Dawnhart · Pokedex · Emberwild');
  await expect(page.getByRole('heading', { name: 'Green Land: wood' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Map of Green Land with 3 cells marked' })).toBeVisible();
  await expectSound(page);
  await page.goBack();
  await expect(dawnhart).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(offset);
});
