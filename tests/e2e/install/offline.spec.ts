import { expect, type Page } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { playerWithStarter } from '../support/account.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { installWorker, openGateway } from './gateway.ts';

test.use({ serviceWorkers: 'allow' });

/** What can be read offline, and something that each page then shows. */
const READ: readonly (readonly [
  path: string,
  seen: (page: Page) => ReturnType<Page['getByText']>,
  /** What it keeps on disk. */
  key?: string,
])[] = [
  ['/team', (page) => page.getByRole('article', { name: 'Kindlam' }).first(), '["team"]'],
  ['/pokemons', (page) => page.getByRole('article', { name: 'Kindlam' }).first(), '["creatures",'],
  ['/pokedex', (page) => page.getByRole('heading', { level: 1, name: 'Pokedex' }), '["pokedex"]'],
  ['/attackdex', (page) => page.getByRole('heading', { level: 1, name: 'Attackdex' })],
  ['/typechart', (page) => page.getByRole('heading', { level: 1, name: 'Type Chart' })],
  ['/faq', (page) => page.getByRole('heading', { level: 1 })],
  ['/profile', (page) => page.getByRole('heading', { level: 1 }), '["record"]'],
];
const PRIVATE = /"access_token"|"profile"|"battle"|"pokemons"|kindlam/i;
const notice = (page: Page) => page.getByText('The server cannot be reached.').first();

/** Everything that the browser has stored of the page's origin, apart from the files of the game. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      // The worker's list of the game's files.
      if (name?.startsWith('workbox-')) continue;
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const there = database.transaction(store).objectStore(store);
        for (const reading of [there.getAllKeys(), there.getAll()]) {
          await new Promise((resolve) => {
            reading.onsuccess = resolve;
          });
          kept.push(reading.result);
        }
      }
      database.close();
    }
    return JSON.stringify(kept);
  });

test('what was read before can be read without a connection, with its time, until the player logs out', async ({
  page,
  request,
  trouble,
}) => {
  test.slow();
  trouble.allow(/ net::ERR_/, / 502$/);
  const player = await playerWithStarter(request);
  const gateway = await openGateway();
  try {
    await page.goto(`${gateway.address}/login`);
    await page.evaluate(() => localStorage.setItem('sound', JSON.stringify({ muted: true })));
    await page.getByLabel('Username').fill(player.username);
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await installWorker(page);
    for (const [path, seen, key = ''] of READ) {
      await page.goto(`${gateway.address}${path}`);
      await expect(seen(page), path).toBeVisible();
      await expect
        .poll(async () =>
          JSON.parse(await stored(page))
            .flat(2)
            .join(),
        )
        .toContain(key);
    }
    await expect(notice(page)).toBeHidden();

    gateway.reach(false);
    // The device has a network, which does not lead to the server.
    await page.goto(`${gateway.address}/home`);
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await expect(notice(page)).toBeVisible();

    await page.context().setOffline(true);
    for (const [path, seen, key] of READ) {
      await page.goto(`${gateway.address}${path}`);
      await expect(seen(page), path).toBeVisible();
      await expect(notice(page), path).toBeVisible();
      // What comes with the game itself is of no time.
      const time = page.getByText(/What you see here is from \d+ \w+ 20\d\d/);
      if (key) await expect(time, path).toBeVisible();
      if (path === '/team') await inBothSizes(page, expectSound);
    }
    // The installed game begins here, and needs the server for all that can be done.
    await page.goto(`${gateway.address}/home`);
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await page.goto(`${gateway.address}/findtrades`);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();

    gateway.reach(true);
    await page.context().setOffline(false);
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

    await page.goto(`${gateway.address}/team`);
    await expect(page.getByRole('article', { name: 'Kindlam' }).first()).toBeVisible();
    expect(await stored(page)).toMatch(/"pokemons".*kindlam/i);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // Settings and hints of this device stay, and whose they are.
    await expect.poll(() => stored(page)).not.toMatch(PRIVATE);
  } finally {
    await gateway.close(page);
  }
});
