import { expect, type Page } from '@playwright/test';
import { expectLook } from '../support/access/look.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { SIZES } from '../support/sizes.ts';
import { test } from '../support/test.ts';

const found = (page: Page, count: number) => page.getByText(`${count} found`, { exact: true });
const move = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(use);

    test('a player finds a move, sees who learns it, and comes back to the same list', async ({
      page,
      request,
    }) => {
      await enterAs(page, await playerWithStarter(request), '/attackdex');
      await expect(found(page, 700)).toBeVisible();
      await expectSound(page);

      if (size === 'phone') await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByText('fire', { exact: true }).first().click();
      await expect(found(page, 38)).toBeVisible();
      await page.getByLabel('Class').selectOption('Damaging');
      await page.getByRole('searchbox', { name: 'Find a move' }).fill('hoop');
      await expect(found(page, 1)).toBeVisible();
      await expect(move(page, 'Burning Hoop')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('searchbox', { name: 'Find a move' })).toHaveValue('hoop');
      await move(page, 'Burning Hoop').click();
      await expect(page).toHaveURL(/move=burning/);
      const about = page.getByRole(size === 'phone' ? 'dialog' : 'region', { name: 'Burning Hoop' });
      await expect(about.getByText('10% chance to burn the target.')).toBeVisible();
      await expect(about.getByRole('link', { name: 'Kindlam Level 17' })).toBeVisible();
      await expect(about.getByText('???').first()).toBeVisible();
      await expectLook(page);

      await page.goBack();
      await expect(page).toHaveURL(/q=hoop/);
      await expect(page).not.toHaveURL(/move=/);
      await expect(move(page, 'Burning Hoop')).toBeVisible();
    });
  });
}

test('the list goes on to its end, and is where it was left after a visit elsewhere', async ({
  page,
  request,
}) => {
  await enterAs(page, await playerWithStarter(request), '/attackdex');
  await move(page, 'Absorb').focus();
  await page.keyboard.press('End');
  await expect(move(page, 'Yawn')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(move(page, 'Wrong Turn')).toBeFocused();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('region', { name: 'Wrong Turn' });
  await sheet.getByRole('link', { name: 'See the Type Chart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Type Chart' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Wrong Turn' })).toBeVisible();
  await expect(move(page, 'Wrong Turn')).toBeInViewport();
});
