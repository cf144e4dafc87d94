import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, grant } from './account.ts';
import { playRound, standing } from './battle.ts';
import type { Driver } from './driver.ts';
import { walkUntilMet } from './maps/walking.ts';

/** A control of the page, which may be a link or a button. */
const action = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .first();

export async function signUp(page: Page, driver: Driver, account: Account): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await driver.press(page.getByRole('main').getByRole('button', { name: 'Signup', exact: true }));
  await driver.type(page.getByLabel('Username'), account.username);
  await driver.type(page.getByLabel('Password', { exact: true }), account.password);
  await driver.type(page.getByLabel('Re-enter password'), account.password);
  await driver.press(action(page, 'Continue'));
  await expect(page).toHaveURL(/\/home$/);
}

export async function pickStarter(page: Page, driver: Driver): Promise<void> {
  const starters = page.getByRole('radio');
  await expect(starters).toHaveCount(9);
  await driver.choose(starters.first());
  await driver.press(action(page, 'Select pokemon'));
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

export async function goToMap(page: Page, driver: Driver): Promise<void> {
  await driver.press(action(page, 'Go to maps?'));
  await driver.press(action(page, 'green_land'));
  await expect(page.getByRole('img', { name: /You stand in column/ })).toBeVisible();
}

/** The hint about a first catch is seen whole: at a desk without scrolling, on a phone after it. */
async function expectAboveTray(page: Page): Promise<void> {
  const hint = page.getByRole('note', { name: 'Hint: It is yours' });
  await expect(hint).toBeVisible();
  await expect
    .poll(async () => {
      if ((page.viewportSize()?.width ?? 0) < 600) await page.mouse.wheel(0, 10_000);
      const [box, tray] = await Promise.all([hint.boundingBox(), page.locator('[data-tray]').boundingBox()]);
      return (tray?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);
}

/** Meets a creature, fights a round and throws a ball that never fails. Tries again if the creature faints before. */
export async function catchSomething(
  page: Page,
  driver: Driver,
  request: APIRequestContext,
  { username }: Account,
): Promise<void> {
  await grant(request, { username, items: { mball: 1 } });
  for (let battles = 0; battles < 5; battles++) {
    await walkUntilMet(page, driver);
    await expect(page.getByText(/^Wild .+ appeared!$/)).toBeVisible();
    await expect(page.getByText(/^Level : \d+$/)).toBeVisible();
    await driver.press(action(page, 'Try to Catch!'));
    await expect(page).toHaveURL(/\/battle$/);
    await driver.press(action(page, 'Select this pokemon'));
    expect(await standing(page)).toBe('Attack');
    const now = await playRound(page, driver);
    if (now === 'Attack') {
      await driver.choose(page.getByRole('radio', { name: /Master/i }));
      await driver.press(action(page, 'Use Ball'));
      await expect(page.getByText(/^Congratulations! You have caught Wild [A-Z]+$/)).toBeVisible({
        timeout: 30_000,
      });
      await expectAboveTray(page);
      await driver.press(action(page, 'Return to maps'));
      return;
    }
    expect(now).toBe('Won');
    await driver.press(action(page, 'Go to Maps'));
    await expect(page.getByRole('img', { name: /You stand in column/ })).toBeVisible();
  }
  throw new Error('Five fights, and none lasted for two rounds');
}
