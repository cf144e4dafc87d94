import { expect } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { fightOverTheWire } from '../support/fight.ts';
import { test } from '../support/test.ts';

test('training against a type, from the choice to the next training', async ({ page, request }) => {
  const player = await playerWithStarter(request);
  await enterAs(page, player, '/expbattle');
  const start = page.getByRole('button', { name: 'Start Training' });
  await start.click();
  await expect(page).toHaveURL(/\/expbattle$/);
  await page.getByRole('radio', { name: 'fairy' }).focus();
  await page.keyboard.press('Space');
  for (let turn = 0; turn < 5; turn++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox', { name: 'Select Type' })).toHaveValue('grass');
  await expect(page.getByText('Your attacks that hit them hard')).toBeVisible();
  await expectSound(page);
  await start.click();
  await expect(page).toHaveURL(/\/battle$/);
  const result = await fightOverTheWire(request, player);
  // The focus event makes the page load the present state of the battle.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('a training team of the grass type.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Battle Again?' })).toHaveCount(result === 'lose' ? 1 : 0);
  await page.getByRole('link', { name: 'Train Again' }).click();
  await expect(page.getByRole('combobox', { name: 'Select Type' })).toHaveValue('grass');
});
