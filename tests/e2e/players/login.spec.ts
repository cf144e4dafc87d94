import { expect } from '@playwright/test';
import { enterAs, newAccount, playerWithStarter } from '../support/account.ts';
import { test } from '../support/test.ts';

test('a short user name or password is told while typing and blocks the way', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('abcd');
  await expect(page.getByText('Username : Minimum 5 char is required!')).toBeVisible();
  await page.getByLabel('Password').fill('abcd');
  await expect(page.getByText('Password : Minimum 5 char is required!')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Username').fill('abcde');
  await expect(page.getByText('Username : Minimum 5 char is required!')).toBeHidden();
});

test('a wrong password gets the one answer that a wrong name gets', async ({ page, request, trouble }) => {
  trouble.allow(/POST .*\/auth\/login 401$/);
  const { username } = await playerWithStarter(request);
  for (const name of [username, newAccount().username]) {
    await page.goto('/login');
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Invalid username or password')).toBeVisible();
  }
});

test('passwords that differ are refused, and Cancel goes back to login', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Username').fill(newAccount().username);
  await page.getByLabel('Password', { exact: true }).fill('one password');
  await page.getByLabel('Re-enter password').fill('another one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passwords did not match')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Re-enter password')).toBeHidden();
});

test('a taken name is refused with the words of the server', async ({ page, request, trouble }) => {
  trouble.allow(/POST .*\/auth\/signup 409$/);
  const { username } = await playerWithStarter(request);
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Re-enter password').fill('long enough');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toContainText(/taken/i);
});

test('a player who is logged in skips the login screen, and logout leads back to it', async ({
  page,
  request,
}) => {
  const player = await playerWithStarter(request);
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('access_token', token), player.token);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home$/);
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('link', { name: 'Logout' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  const after = await request.get('/api/auth/profile', { headers: player.headers });
  expect(after.status()).toBe(401);
});

for (const route of ['/', '/home', '/maps', '/map', '/battle']) {
  test(`${route} sends a stranger to the login screen`, async ({ page }) => {
    await page.goto(route);
    await expect(page).toHaveURL(/\/login$/i);
  });
}

test('a dead token is forgotten and leads to the login screen', async ({ page, trouble }) => {
  trouble.allow(/GET .*\/auth\/profile 401$/);
  await enterAs(page, { token: 'no token of this server' }, '/home');
  await expect(page).toHaveURL(/\/login$/i);
});
