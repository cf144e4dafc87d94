import { expect, type Page } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { inBothSizes, onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { expectNothingBehindBars } from '../support/uncovered.ts';

const quantity = (page: Page, item: string) => page.getByRole('spinbutton', { name: `Quantity of ${item}` });
const more = (page: Page, item: string) => page.getByRole('button', { name: `More: Quantity of ${item}` });
const row = (page: Page, item: string) => page.getByRole('row', { name: new RegExp(`^${item}`) });

test('a player buys balls, and nothing that cannot be paid', async ({ page, request }) => {
  const player = await playerWithStarter(request);
  await enterAs(page, player, '/home');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await page.goto('/pokemart');
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible();
  await expect(page.getByText('You have 500 coins to spend.')).toBeVisible();
  await expect(page.getByText('Master ball')).toHaveCount(0);
  await inBothSizes(page, expectSound);
  await onPhone(page, () => expectNothingBehindBars(page));

  await page.getByRole('button', { name: 'Purchase for 0 coins' }).click();
  await expect(page.getByText('Please add quantities')).toBeVisible();
  await quantity(page, 'Basic ball').fill('13');
  await page.getByRole('button', { name: 'Purchase for 520 coins' }).click();
  await expect(page.getByText('Not enough coins!')).toBeVisible();

  await quantity(page, 'Basic ball').fill('1');
  await more(page, 'Basic ball').click();
  await more(page, 'Ultra ball').click();
  await page.getByRole('button', { name: 'Purchase for 320 coins' }).dblclick();
  await expect(page.getByText('Purchase successfull')).toBeVisible();
  await expect(page.getByText('You have 180 coins to spend.')).toBeVisible();
  await expect(quantity(page, 'Basic ball')).toHaveValue('');
  await expect(row(page, 'Basic ball')).toContainText('12');

  // The bought balls are in the stored profile, which the map uses.
  const { items } = await page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}'));
  expect(items.nball).toBe(12);
});

test('a charm is bought once', async ({ page, request }) => {
  const player = await playerWithStarter(request);
  await grant(request, { username: player.username, coins: 16_000 });
  await enterAs(page, player, '/pokemart');
  await expect(page.getByText('You have 16500 coins to spend.')).toBeVisible();
  await more(page, 'Coin charm').click();
  await expect(more(page, 'Coin charm')).toBeDisabled();
  await page.getByRole('button', { name: 'Purchase for 16000 coins' }).click();
  await expect(row(page, 'Coin charm').getByText('You carry it', { exact: true })).toBeVisible();
  await expect(quantity(page, 'Coin charm')).toBeDisabled();
  await expectSound(page);
});
