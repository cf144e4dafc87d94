import { expect } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';

test('a stranger searches, reads an answer, and finds it again by its address', async ({ page, context }) => {
  await page.goto('/faq');
  await inBothSizes(page, expectSound);
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('odds ball hold');
  await expect(page.getByRole('heading', { level: 2, name: '1 answer' })).toBeVisible();
  await expect(page.getByText('Level and kind change nothing.')).toBeVisible();
  await inBothSizes(page, expectSound);

  await page.getByRole('link', { name: 'Link to this answer' }).click();
  await expect(page).toHaveURL(/\/faq#catch-odds$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Level and kind change nothing.')).toBeInViewport();
  await expect(other.locator('#catch-odds summary')).toBeFocused();
});

test('the keyboard opens a chapter and a question, and Back leads out of it', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Battles' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Battles' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('An attack that suits does double damage')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test('answers lead to the screens that they speak of', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/faq#mart');
  await page.getByRole('link', { name: 'Go to the mart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible();
});

test('every answer can be read, by whatever means', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 2, name: 'Catching' })).toBeVisible();
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true;
  });
  await expectSound(page);
});

test('the page about the game names the libraries that come along', async ({ page }) => {
  await page.goto('/about');
  await page.getByText('Libraries and their licences').click();
  await expect(page.getByText(/^phaser \d/)).toBeVisible();
  await expectSound(page);
});
