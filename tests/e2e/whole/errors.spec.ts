import { expect, type Page } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';

const ID = 'e2e0123456789abc';
const broken = (page: Page) => page.getByRole('alertdialog', { name: 'Something broke' });

test('an error that nobody has caught shows what to do and the failed request, and the player may go on', async ({
  page,
  request,
  trouble,
}) => {
  trouble.allow(/ 500$/, /page error: Error: Nobody/);
  await page.route('**/api/game/pokedex', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': ID },
      json: { message: 'Something went wrong.', code: 'internal' },
    }),
  );
  await enterAs(page, await playerWithStarter(request), '/pokedex');
  await expect(page.getByText(`(Error number ${ID})`)).toBeVisible();

  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Nobody handled this'))));
  await expect(broken(page)).toContainText(`for the operator: ${ID}`);
  await inBothSizes(page, expectSound);
  await page.keyboard.press('Escape');
  await expect(broken(page)).toBeHidden();

  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('Nobody caught this');
      }),
  );
  await broken(page).getByRole('button', { name: 'Go on without loading' }).click();
  await expect(broken(page)).toBeHidden();
  await page.unroute('**/api/game/pokedex');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pokedex' })).toBeVisible();
});
