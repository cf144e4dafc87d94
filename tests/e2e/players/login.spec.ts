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

  await test.step('on a small phone the way in without a name is seen at once, and nothing is beside the window', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/login');
    await expect(page.getByText('Play', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Username')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
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

test('every screen of players sends a stranger to the login screen', async ({ page }) => {
  for (const route of ['/', '/home', '/maps', '/map', '/battle']) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page).toHaveURL(/\/login$/i);
    });
  }
});

test('a dead token is forgotten and leads to the login screen', async ({ page, trouble }) => {
  trouble.allow(/GET .*\/auth\/profile 401$/);
  await enterAs(page, { token: 'no token of this server' }, '/home');
  await expect(page).toHaveURL(/\/login$/i);
});

/** The script with axios, which the login screen is drawn without. */
const PLAY = /\/assets\/play-[^/]*\.js$/;

test('a login that is pressed before the script for requests has come goes through when it comes', async ({
  page,
  request,
}) => {
  const { username, password } = await playerWithStarter(request);
  let asked: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const arrives = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(PLAY, async (route) => {
    asked();
    await arrives;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await isAsked;
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  arrive();
  await expect(page).toHaveURL(/\/home$/);
});

test('a login without the script for requests says so, and goes through at the next press', async ({
  page,
  request,
  trouble,
}) => {
  trouble.allow(/GET .*\/play-[^/]*\.js net::ERR_CONNECTION_REFUSED$/);
  const { username, password } = await playerWithStarter(request);
  await page.route(PLAY, (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  const press = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  await press.click();
  await expect(page.getByText('The server cannot be reached. Please check your connection.')).toBeVisible();
  await page.unroute(PLAY);
  await press.click();
  await expect(page).toHaveURL(/\/home$/);
});
