import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectLook } from '../support/access/look.ts';
import { expectSound } from '../support/accessible.ts';
import { test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.7` } });

test('a guest begins by keys alone, chooses a creature, comes back, and chooses a password', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Play as guest' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Play as guest' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Play as guest' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('radio', { name: 'Kindlam' }).check();
  await page.getByRole('button', { name: 'Select pokemon' }).click();
  await expect(page.getByRole('region', { name: 'You are a guest' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLook(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('link', { name: 'Choose a password' }).click();
  await page.getByRole('button', { name: 'Choose a password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a password' });
  await expect(dialog).toBeVisible();
  await expectLook(page, '[data-dialog]');
  await dialog.getByLabel('New password', { exact: true }).fill('a long enough password');
  await dialog.getByLabel('Re-enter new password').fill('a long enough password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('I have kept them')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
});
