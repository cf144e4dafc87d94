import { expect, type Page } from '@playwright/test';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { arrive, cellOf } from '../support/maps/walking.ts';
import { test } from '../support/test.ts';
import { meetSomething } from '../support/wild.ts';

// A low window, so that dialogs and pages can scroll.
test.use({ viewport: { width: 1280, height: 480 } });

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openMap = async (page: Page) => {
  await named(page, 'green_land')
    .or(page.getByRole('link', { name: 'green_land', exact: true }))
    .first()
    .click();
  await expect(page.getByRole('img', { name: /You stand in column/ })).toBeVisible();
};
/** True if the browser's default action for the last press of the key was prevented. */
const wasSwallowed = (page: Page, key: string) =>
  page.evaluate((wanted) => {
    const { pressed } = globalThis as unknown as { pressed: KeyboardEvent[] };
    return pressed.findLast((event) => event.key === wanted)?.defaultPrevented;
  }, key);
const notePresses = (page: Page) =>
  page.addInitScript(() => {
    const pressed: KeyboardEvent[] = [];
    Object.assign(globalThis, { pressed });
    addEventListener('keydown', (event) => pressed.push(event), true);
  });

test('on the map with Controls open the arrows scroll the dialog, and walk once it is closed', async ({
  page,
  request,
}) => {
  await enterAs(page, await playerWithStarter(request), '/maps');
  await openMap(page);
  const start = await cellOf(page);
  await named(page, 'Controls').click();
  const dialog = page.getByRole('dialog', { name: 'Controls' });
  await dialog.getByRole('tabpanel').focus();
  const scrolled = () =>
    dialog.evaluate((sheet) =>
      Math.max(...[sheet, ...sheet.querySelectorAll('*')].map((one) => one.scrollTop)),
    );
  await page.keyboard.press('ArrowDown');
  await expect.poll(scrolled).toBeGreaterThan(0);
  for (const key of ['ArrowUp', 'ArrowLeft', 'd', 's']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  expect(await cellOf(page)).toEqual(start);

  const free = await page
    .getByRole('button', { name: /^Move (north|south|east|west)$/, disabled: false })
    .first();
  const way = (await free.getAttribute('aria-label')) ?? (await free.textContent()) ?? '';
  const steps = {
    north: [0, -1, 'ArrowUp'],
    south: [0, 1, 'ArrowDown'],
    east: [1, 0, 'ArrowRight'],
    west: [-1, 0, 'ArrowLeft'],
  } as const;
  const [right, down, key] = steps[way.replace('Move ', '') as keyof typeof steps];
  await page.keyboard.press(key);
  await arrive({ x: start.x + right, y: start.y + down }, page);
});

test('Enter leads from an encounter through the choice of a creature into the battle', async ({
  page,
  request,
}) => {
  test.slow();
  const player = await playerWithStarter(request);
  await meetSomething(request, player);
  await enterAs(page, player, '/maps');
  await openMap(page);
  await expect(named(page, 'Try to Catch!')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(named(page, 'Select this pokemon')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(named(page, 'Attack')).toBeVisible();
});

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('in a battle Enter on a volume plays no round, and while one is played the browser’s keys are its own', async ({
    page,
    request,
  }) => {
    const player = await playerWithStarter(request);
    const { headers } = player;
    const started = await request.post('/api/game/startGymBattle', {
      headers,
      data: { id: 'Hazel Thornby' },
    });
    expect(started.status()).toBe(200);
    await notePresses(page);
    const asked: string[] = [];
    page.on('request', (call) => call.url().endsWith('/attack') && asked.push(call.url()));
    await enterAs(page, player, '/home');
    await named(page, 'Back to your battle').click();
    await expect(named(page, 'Select this pokemon')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(named(page, 'Attack')).toBeVisible();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: /^Sound/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Sound' });
    await dialog.getByRole('slider', { name: 'Music' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(asked).toEqual([]);

    await page.locator('main').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-playing]')).toBeVisible();
    for (const key of ['F5', 'PageDown']) {
      await page.keyboard.press(key);
      expect(await wasSwallowed(page, key)).toBe(false);
    }
    await page.keyboard.press('x');
    await expect(page.locator('[data-playing]')).toBeHidden();
    expect(asked).toHaveLength(1);
  });
});
