import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { newcomer, playerWithStarter } from '../support/account.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Logs in by the form, because `enterAs` would store the token again at each load. */
async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Makes a player, logs in by the form and waits for the home screen. */
async function enterByForm(page: Page, request: APIRequestContext) {
  const player = await playerWithStarter(request);
  await page.goto('/login');
  await logIn(page, player);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  return player;
}

test('a session that ends in the middle of changes says so, and the same player comes back to them', async ({
  page,
  request,
  trouble,
}) => {
  trouble.allow(/ 401$/);
  const player = await enterByForm(page, request);
  await page.goto('/pokemons?name=k');
  const fourth = page.getByRole('combobox', { name: /Attack 4/ });
  await expect(fourth).toBeVisible();
  const before = await fourth.inputValue();
  const other = (
    await fourth.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  ).find((value) => value !== before);
  await fourth.selectOption(other ?? '');

  // The event stream ends with the session and the page reopens it. The first request that is refused ends the
  // session on the page. Here that must be the save, so the stream gets no reply.
  await page.route('**/api/game/events', () => undefined);
  const { access_token: token } = await page.evaluate(() => ({
    access_token: localStorage.getItem('access_token') ?? '',
  }));
  const ended = await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(ended.status()).toBe(200);
  await named(page, 'Save').click();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/game/events');
  const word = page.getByText(/Your session has ended\. Please log in again\./);
  await expect(word).toContainText(`What you had not saved is kept for ${player.username}.`);
  await inBothSizes(page, expectSound);

  // The message is still there after a reload.
  await page.reload();
  await expect(word).toBeVisible();
  await logIn(page, player);
  await expect(page).toHaveURL(/\/pokemons\?name=k$/);
  await expect(fourth).toHaveValue(other ?? '');
  await named(page, 'Save').click();
  await expect(named(page, 'Save')).toBeHidden();
  await page.reload();
  await expect(fourth).toHaveValue(other ?? '');
});

test('another player gets nothing of what a session left behind', async ({ page, request, trouble }) => {
  trouble.allow(/ 401$/);
  await enterByForm(page, request);
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.getByRole('link', { name: 'Maps', exact: true }).first().click();
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await logIn(page, await newcomer(request));
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => sessionStorage.getItem('leftBehind'))).toBeNull();
});

test('a token that is removed in the middle of a battle leads to the login screen with a word, and back', async ({
  page,
  request,
  trouble,
}) => {
  trouble.allow(/ 401$/);
  const player = await enterByForm(page, request);
  const { headers } = player;
  const started = await request.post('/api/game/startGymBattle', { headers, data: { id: 'Hazel Thornby' } });
  expect(started.status()).toBe(200);
  await page.goto('/home');
  await named(page, 'Back to your battle').click();
  await named(page, 'Select this pokemon').click();
  await expect(named(page, 'Attack')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await logIn(page, player);
  await expect(named(page, 'Attack')).toBeVisible();
});
