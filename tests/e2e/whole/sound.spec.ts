import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/test.ts';

/** Starts without stored settings. All other tests run muted, which saves processor time. */
test.use({ storageState: { cookies: [], origins: [] } });

/** The addresses of sounds and sound scripts that the page requests. */
function watchSounds(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(startSound|sounds\/)/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('the game sounds from the first gesture on, and not at all once it is muted', async ({ page }) => {
  const asked = watchSounds(page);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const music = page.waitForResponse(/\/sounds\/music\/home\./);
  await page.getByRole('heading', { level: 1 }).click();
  expect((await music).status()).toBe(200);
  await page.keyboard.press('m');
  await expect(page.getByText('The game is muted.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible();
  const before = asked.length;
  await page.getByRole('button', { name: 'Sound off' }).click();
  await expect(page.getByRole('dialog', { name: 'Sound' }).getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  expect(asked.length).toBe(before);
});
