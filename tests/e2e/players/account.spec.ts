import { expect, type Page } from '@playwright/test';
import { expectUsable } from '../support/access/look.ts';
import { expectTranslated } from '../support/access/strange.ts';
import { expectSound } from '../support/accessible.ts';
import { newAccount } from '../support/account.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';

async function logIn(page: Page, username: string, password: string): Promise<void> {
  // The form for a forgotten password has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Emberwild RPG' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

test('a new player keeps a recovery code, forgets the password, and deletes the account', async ({
  page,
  trouble,
}) => {
  trouble.allow(/POST .*\/auth\/(login|recover|deleteAccount) 401$/);
  // The settings are read once the page is quiet, which may be while the account is being deleted.
  trouble.allow(/GET .*\/auth\/settings 401$/);
  const { username, password } = newAccount();
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Re-enter password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Show them' }).click();
  const codes = page.getByRole('list', { name: 'Your new recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(8);
  await inBothSizes(page, expectSound);
  const code = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await expect(page.getByLabel('Recovery code')).toBeVisible();
  await inBothSizes(page, expectSound);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Recovery code').fill(code.toUpperCase());
  await page.getByLabel('New password', { exact: true }).fill('quite another one');
  await page.getByLabel('Re-enter new password').fill('quite another one');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, username, password);
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await logIn(page, username, 'quite another one');
  await expect(page).toHaveURL(/\/home$/);

  await page.goto('/account');
  await expect(page.getByText('7 codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await page.getByLabel('Your password').fill('a wrong one');
  await expectTranslated(page);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await inBothSizes(page, expectUsable);
  await page.getByLabel('Your password').fill('quite another one');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, username, 'quite another one');
  await expect(page.getByText('Invalid username or password')).toBeVisible();
});
