import { expect, type Page } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { fightOverTheWire } from '../support/fight.ts';
import { test } from '../support/test.ts';

const stake = (page: Page, coins: string) => page.getByRole('button', { name: `Stake ${coins} coins` });

test('a stake is paid once, and what cannot be paid is not taken', async ({ page, request }) => {
  const player = await playerWithStarter(request);
  await enterAs(page, player, '/goldbattle');
  await expect(page.getByText('You hold 500 coins.')).toBeVisible();
  await expect(stake(page, '2,000')).toBeDisabled();
  await expect(page.getByText('Not enough coins!')).toHaveCount(1);
  await expectSound(page);
  await stake(page, '100').dblclick();
  await expect(page).toHaveURL(/\/battle$/);

  // The battle for this stake still waits for its first choice, so the stake is not paid again.
  await page.goto('/goldbattle');
  await expect(page.getByText('You hold 400 coins.')).toBeVisible();
  await stake(page, '100').click();
  await expect(page).toHaveURL(/\/battle$/);
  await page.goto('/goldbattle');
  await expect(page.getByText('You hold 400 coins.')).toBeVisible();

  const result = await fightOverTheWire(request, player);
  await page.goto('/battle');
  const text = result === 'win' ? 'You defeated a bronze house team.' : 'by a bronze house team.';
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('link', { name: 'Stake Again' }).click();
  await expect(page.getByText(`You hold ${result === 'win' ? 525 : 400} coins.`)).toBeVisible();
});
