import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { playRound, type Standing, standing } from '../support/battle.ts';
import { mouse } from '../support/driver.ts';
import { test } from '../support/test.ts';
import { findRelease, installWorker, openGateway } from './gateway.ts';

test.use({ serviceWorkers: 'allow' });

/** Six in `npm test`, twenty with `UPDATES=20 npm run test:e2e`. */
const UPDATES = Number(process.env.UPDATES ?? 6);
/** The update during which another window of the player changes to the new release. */
const ELSEWHERE = UPDATES / 2;

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const offer = (page: Page) => page.getByText('A new version of the game is ready.');

/** Goes to the first page, without loading it. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Maps', exact: true }).first().click();
  await expect(page).toHaveURL(/\/maps$/);
  await page.locator('header a[aria-label="Emberwild"]').click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

/** Begins a battle, and leads the page to it. */
async function begin(page: Page, request: APIRequestContext, headers: Record<string, string>) {
  const started = await request.post('/api/game/startGymBattle', { headers, data: { id: 'Hazel Thornby' } });
  expect(started.status()).toBe(200);
  await goHome(page);
  await named(page, 'Back to your battle').click();
  await expect(page).toHaveURL(/\/battle$/);
}

/** Plays one choice of the battle; returns what comes next. */
async function goOn(page: Page): Promise<Standing> {
  const now = await standing(page);
  if (now === 'Attack') return playRound(page, mouse(page));
  if (now === 'Select this pokemon' || now === 'Continue') {
    await named(page, now).click();
    await expect(named(page, now)).toBeHidden();
  }
  return standing(page);
}

test('new releases come in the midst of battles, and none of the battles is broken', async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(300_000);
  const gateway = await openGateway();
  try {
    const player = await playerWithStarter(request);
    await enterAs(page, player, `${gateway.address}/home`);
    await installWorker(page);
    // Lost if the page is loaded again.
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    const stays = () => page.evaluate(() => 'stays' in globalThis);

    let now: Standing = 'Lost';
    let battles = 0;
    for (let update = 1; update <= UPDATES; update++) {
      if (now === 'Won' || now === 'Lost') {
        battles += 1;
        await begin(page, request, player.headers);
      }
      gateway.release();
      await findRelease(page);
      if (update === ELSEWHERE) {
        const other = await context.newPage();
        await other.goto(`${gateway.address}/pokedex`);
        await expect(offer(other)).toBeVisible();
        await Promise.all([other.waitForEvent('load'), named(other, 'Update now').click()]);
        await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
        await other.close();
        // The worker of this page is another one now.
        await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.waiting);
      }
      await expect(offer(page)).toBeHidden();
      now = await goOn(page);
      expect(await stays(), `Update ${update}`).toBe(true);
    }
    expect(battles).toBeGreaterThan(0);

    while (now !== 'Won' && now !== 'Lost') now = await goOn(page);
    await expect(offer(page)).toBeHidden();
    await goHome(page);
    await expect(offer(page)).toBeVisible();
    expect(await stays()).toBe(true);
    await Promise.all([page.waitForEvent('load'), named(page, 'Update now').click()]);
    await expect(page.getByText('Welcome back!')).toBeVisible();
    expect(await stays()).toBe(false);
    await expect(offer(page)).toBeHidden();
  } finally {
    await gateway.close(page);
  }
});
