import { expect, type Page } from '@playwright/test';
import { AVATARS } from '../../../contract/shapes/avatar.ts';
import { expectLook } from '../support/access/look.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, newAccount, playerWithStarter } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { inBothSizes } from '../support/sizes.ts';
import { goToMap, pickStarter, signUp } from '../support/story.ts';
import { test } from '../support/test.ts';

/** The looks whose walk sheets the page requests. */
function sheetsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const look = /\/characters\/(\w+)\.walk/.exec(request.url())?.[1];
    if (look) asked.push(look);
  });
  return asked;
}

/** Opens the dialog, chooses a look by keyboard and confirms. */
async function wear(page: Page, name: string): Promise<void> {
  const driver = keyboard(page);
  await driver.press(page.getByRole('button', { name: 'Change your look' }));
  await expect(page.getByRole('dialog', { name: 'Change your look' })).toBeVisible();
  await driver.choose(page.getByRole('radio', { name, exact: true }));
  await driver.press(page.getByRole('button', { name: 'Wear it', exact: true }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your look' })).toContainText(name);
}

test('a new player chooses a look by keyboard, then a starter, and walks the map with it', async ({
  page,
}) => {
  const sheets = sheetsOf(page);
  const driver = keyboard(page);
  await signUp(page, driver, newAccount());
  await wear(page, 'Racer');
  await pickStarter(page, driver);
  expect(sheets).toEqual([]);
  await goToMap(page, driver);
  await expect.poll(() => sheets).toEqual(['racer']);
});

test('a look that changes in another window changes on the map, and outlives a reload', async ({
  page,
  context,
  request,
}) => {
  await enterAs(page, await playerWithStarter(request), '/home');
  const sheets = sheetsOf(page);
  await goToMap(page, keyboard(page));
  await expect.poll(() => sheets).toEqual(['player']);

  const other = await context.newPage();
  await other.goto('/home');
  await wear(other, 'Sledder');
  await expect.poll(() => sheets).toEqual(['player', 'sledder']);

  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Your look' })).toContainText('Sledder');
  await goToMap(page, keyboard(page));
  await expect.poll(() => sheets.at(-1)).toBe('sledder');
});

test('a look is bought in the mart, worn, and walks the map', async ({ page, request }) => {
  const player = await playerWithStarter(request);
  await grant(request, { username: player.username, coins: 7000 });
  await enterAs(page, player, '/home');
  const sheets = sheetsOf(page);
  await page.getByRole('button', { name: 'Change your look' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your look' });
  await expect(dialog.getByText('6500 coins at every mart', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Fox' })).toBeDisabled();
  await dialog.getByRole('link', { name: 'Looks in the mart' }).click();
  await expect(page.getByRole('tab', { name: 'To wear' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'More: Quantity of Fox costume' }).click();
  await inBothSizes(page, expectSound);
  await page.getByRole('button', { name: 'Purchase for 6500 coins' }).click();
  await expect(page.getByText('Purchase successfull')).toBeVisible();
  await page.goto('/home');
  await wear(page, 'Fox');
  await goToMap(page, keyboard(page));
  await expect.poll(() => sheets.at(-1)).toBe('fox');
});

test('the choice of looks is accessible and fits the window', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/home');
  await page.getByRole('button', { name: 'Change your look' }).click();
  await expect(page.getByRole('radio')).toHaveCount(AVATARS.length);
  await expectLook(page, '[role=dialog]');
});
