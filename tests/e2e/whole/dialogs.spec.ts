import { expect, type Page } from '@playwright/test';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { test } from '../support/test.ts';

const foot = (page: Page) => page.getByRole('contentinfo');

test('Back closes an open dialog first, and leaves the page only then', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/home');
  await page.getByRole('link', { name: 'Go to maps?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maps' })).toBeVisible();
  for (const name of ['Sound', 'Controls']) {
    const opener = foot(page).getByRole('button', { name });
    await opener.click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/maps');
  }
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/home$/i);
});
