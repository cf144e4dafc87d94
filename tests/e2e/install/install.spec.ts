import { expect } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { findRelease, installWorker, openGateway } from './gateway.ts';

test.use({ serviceWorkers: 'allow' });

test('browsers can install the game: all that its manifest names is there, in the size that it says', async ({
  page,
}) => {
  await page.goto('/login');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ id: '/', start_url: '/home', scope: '/', display: 'standalone' });
  const pictures = [...manifest.icons, ...manifest.screenshots];
  expect(pictures.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
  expect(manifest.screenshots.length).toBeGreaterThan(3);
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { url: address, icons } of manifest.shortcuts) {
    expect((await page.request.get(icons[0].src)).status(), address).toBe(200);
    await page.goto(address);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('a second visit is drawn from disk, and also without a connection', async ({ page, trouble }) => {
  const gateway = await openGateway();
  try {
    await page.goto(`${gateway.address}/login`);
    await installWorker(page);
    gateway.asked();
    await page.goto(`${gateway.address}/login`);
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(gateway.asked().filter((path) => path !== '/sw.js' && !path.startsWith('/api/'))).toEqual([]);

    trouble.allow(/ net::ERR_|console error: Failed to update|page error: TypeError: Failed to update/);
    gateway.reach(false);
    const reply = await page.goto(`${gateway.address}/faq`);
    expect(reply?.headers()['content-security-policy']).toContain("default-src 'self'");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await gateway.close(page);
  }
});

test('a new release is offered, can wait, and is there after the player has agreed', async ({
  page,
  request,
}) => {
  const gateway = await openGateway();
  try {
    await enterAs(page, await playerWithStarter(request), `${gateway.address}/team`);
    await installWorker(page);
    const offer = page.getByText('A new version of the game is ready.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
    gateway.release();
    await findRelease(page);
    await expect(offer).toBeVisible();
    await inBothSizes(page, expectSound);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(offer).toBeHidden();

    gateway.release();
    await findRelease(page);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
    await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.waiting);
  } finally {
    await gateway.close(page);
  }
});
