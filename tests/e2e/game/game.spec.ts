import { expect } from '@playwright/test';
import { newAccount } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { catchSomething, goToMap, pickStarter, signUp } from '../support/story.ts';
import { test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a player signs up, picks a starter, walks, fights and catches with the keyboard alone', async ({
  page,
  request,
}) => {
  // The whole loop of the game, with up to five fights.
  test.slow();
  const account = newAccount();
  const driver = keyboard(page);
  await signUp(page, driver, account);
  await pickStarter(page, driver);
  await goToMap(page, driver);
  await catchSomething(page, driver, request, account);

  await page.goto('/home');
  await expect(page.getByText(/2 creatures/)).toBeVisible();
});
