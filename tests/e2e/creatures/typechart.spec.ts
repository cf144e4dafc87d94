import { expect } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { test } from '../support/test.ts';

test('a player asks the calculator and the chart, and the address keeps the question', async ({
  page,
  request,
}) => {
  await enterAs(page, await playerWithStarter(request, 'puddlip'), '/typechart');
  await expect(page.getByRole('heading', { level: 1, name: 'Type Chart' })).toBeVisible();
  const attack = page.getByRole('group', { name: 'Type of the attack' });
  await attack.getByText('electric').click();
  await page.getByRole('button', { name: 'Puddlip' }).click();
  await expect(page.getByRole('status')).toHaveText('electric against water: super effective');
  await expectSound(page);
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('electric against water: super effective');

  const field = page.getByLabel('ice against dragon: super effective');
  await field.scrollIntoViewIfNeeded();
  await field.click();
  await expect(page.getByRole('status')).toHaveText('ice against dragon: super effective');
  // The headers of its row and column stay in view.
  await expect(page.getByRole('rowheader', { name: 'ice' })).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'dragon' })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('ice against dark: normal damage');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
});
