import { expect } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';

test('a bench is bought in the mart, put by the fire with the keyboard, and seen by others', async ({
  page,
  request,
}) => {
  const player = await playerWithStarter(request);
  await grant(request, { username: player.username, coins: 50_000 });
  await enterAs(page, player, '/home');
  await page.getByRole('button', { name: 'Arrange your camp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your camp' });
  await expect(dialog).toContainText('You own no furniture yet.');
  await dialog.getByRole('link', { name: 'To the mart' }).click();
  await expect(page.getByRole('tab', { name: 'For the camp' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'More: Quantity of Bench' }).click();
  await page.getByRole('button', { name: 'More: Quantity of String lights' }).click();
  await inBothSizes(page, expectSound);
  await page.getByRole('button', { name: 'Purchase for 11900 coins' }).click();
  await expect(page.getByText('Purchase successfull')).toBeVisible();
  await page.goto('/home');
  await page.getByRole('button', { name: 'Arrange your camp' }).press('Enter');
  await dialog.getByLabel('Near left').focus();
  await page.keyboard.type('Bench');
  await expect(dialog.getByRole('status')).toHaveText('Bench: Near left.');
  await dialog.getByLabel('Between the tents').selectOption('String lights');
  await expect(dialog.getByRole('status')).toHaveText('String lights: Between the tents.');
  await page.keyboard.press('Escape');
  const camp = page.getByRole('list', { name: 'What stands in the camp' });
  await expect(camp.getByRole('img', { name: 'Bench' })).toBeVisible();
  await inBothSizes(page, expectSound);
  await page.goto(`/trainer/${encodeURIComponent(player.username)}`);
  await expect(page.getByRole('region', { name: 'Camp' }).getByRole('img', { name: 'Bench' })).toBeVisible();
  await inBothSizes(page, expectSound);
});

test('people without an account read the page of a trainer, until it is private', async ({
  page,
  request,
  trouble,
}) => {
  trouble.allow(/GET .*\/game\/trainer\?name=.* 404$/);
  const player = await playerWithStarter(request);
  const address = `/trainer/${encodeURIComponent(player.username)}`;
  await page.goto(address);
  const card = page.getByRole('region', { name: 'Trainer card' });
  await expect(card.getByRole('heading', { name: player.username })).toBeVisible();
  await expect(page.getByText(`Whoever plays can battle ${player.username} and trade.`)).toBeVisible();
  await inBothSizes(page, expectSound);
  const { headers } = player;
  await request.post('/api/auth/trainerPage', { headers, data: { pagePrivate: true } });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Nobody has this name' })).toBeVisible();
});
