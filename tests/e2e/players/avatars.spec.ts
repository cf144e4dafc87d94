import { expect, type Page } from '@playwright/test';
import { AVATARS } from '../../../contract/shapes/avatar.ts';
import { expectLook } from '../support/access/look.ts';
import { enterAs, newAccount, playerWithStarter } from '../support/account.ts';
import { keyboard, mouse } from '../support/driver.ts';
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
  await goToMap(page, mouse(page));
  await expect.poll(() => sheets).toEqual(['player']);

  const other = await context.newPage();
  await other.goto('/home');
  await wear(other, 'Sledder');
  await expect.poll(() => sheets).toEqual(['player', 'sledder']);

  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Your look' })).toContainText('Sledder');
  await goToMap(page, mouse(page));
  await expect.poll(() => sheets.at(-1)).toBe('sledder');
});

test('the choice of looks is accessible and fits the window', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/home');
  await page.getByRole('button', { name: 'Change your look' }).click();
  await expect(page.getByRole('radio')).toHaveCount(AVATARS.length);
  await expectLook(page, '[role=dialog]');
});
