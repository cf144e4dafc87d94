import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectHighContrast, expectSound } from '../support/accessible.ts';
import { enterAs, logInAs, newcomer, playerWithStarter } from '../support/account.ts';
import { onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';

/** The settings that a page has while it draws something for the first time. */
async function watchFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#root > *')) return;
      const { dataset, style } = document.documentElement;
      Object.assign(globalThis, { firstLook: [dataset.contrast, dataset.theme, style.cssText] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}
const firstLook = (page: Page) => page.evaluate(() => (globalThis as { firstLook?: unknown }).firstLook);
const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group }).getByText(choice, { exact: true }).click();

/** Chooses settings on this device before the page is loaded. */
const startWith = (page: Page, chosen: object) =>
  page.addInitScript(
    (text) => localStorage.setItem('settings', text),
    JSON.stringify({ chosen, unsent: Object.keys(chosen) }),
  );

test('what is chosen before the login stays on this device, goes with the player, and is seen on another device', async ({
  page,
  request,
  browser,
}) => {
  const player = await newcomer(request);
  await watchFirstPaint(page);
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click();
  await choose(page, 'Contrast', 'High');
  await page.getByRole('slider', { name: 'Text size' }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.goto('/login');
  expect(await firstLook(page)).toEqual(['high', undefined, '--text-size: 1.3;']);
  await page.getByLabel('Username').fill(player.username);
  await page.getByLabel('Password').fill(player.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  const stored = async () => (await request.get('/api/auth/settings', { headers: player.headers })).json();
  await expect.poll(stored).toMatchObject({ settings: { contrast: 'high', textSize: 130 } });

  const device = await browser.newContext();
  const other = await device.newPage();
  await enterAs(other, player, '/settings');
  await expect(other.locator('html')).toHaveAttribute('data-contrast', 'high');
  await expect(other.getByRole('slider', { name: 'Text size' })).toHaveAttribute('aria-valuenow', '130');
  await choose(other, 'Light and dark', 'Dark');
  await expect.poll(stored).toMatchObject({ settings: { theme: 'dark', contrast: 'high' } });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await device.close();
});

test('without a connection a change applies, says that it waits, and is sent later', async ({
  page,
  request,
  trouble,
}) => {
  trouble.allow(/api\/auth\/settings/);
  const player = await playerWithStarter(request);
  await enterAs(page, player, '/settings');
  const stored = async () => (await request.get('/api/auth/settings', { headers: player.headers })).json();
  await choose(page, 'Pace of texts', 'Slow');
  await expect.poll(stored).toMatchObject({ settings: { textPace: 'slow' } });
  await page.route('**/api/auth/settings', (route) => route.abort());
  await choose(page, 'Contrast', 'High');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await page.unroute('**/api/auth/settings');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('The server cannot be reached.')).toBeHidden();
  expect(await stored()).toMatchObject({ settings: { contrast: 'high' } });
});

/** Opens a route as a player who has chosen settings on this device; the login screen as a stranger. */
async function openWith(
  page: Page,
  request: APIRequestContext,
  route: string,
  chosen: object,
): Promise<void> {
  await startWith(page, chosen);
  if (route === '/login') await page.goto(route);
  else await enterAs(page, await playerWithStarter(request), route);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('high contrast gives words at least 7:1, by day and by night', async ({ page, request }) => {
  test.slow();
  await startWith(page, { contrast: 'high' });
  const player = await playerWithStarter(request);
  for (const route of ['/login', '/settings', '/home', '/map', '/team', '/pokedex', '/pokemart', '/battle']) {
    if (route === '/settings') await logInAs(page, player);
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await test.step(`${route}, ${colorScheme}`, () => expectHighContrast(page));
    }
  }
});

for (const route of ['/login', '/settings', '/map', '/pokemart']) {
  test(`text of 200 % fits on ${route}, at a desk and on a phone`, async ({ page, request }) => {
    await openWith(page, request, route, { textSize: 200 });
    await expect(page.locator('html')).toHaveAttribute('style', '--text-size: 2;');
    await expectSound(page);
    await onPhone(page, () => expectSound(page));
  });
}
