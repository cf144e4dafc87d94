import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectEveryLook, expectLook } from '../support/access/look.ts';
import { expectLoaded, expectSound } from '../support/accessible.ts';
import { newcomer } from '../support/account.ts';
import { ADMIN_TOKEN } from '../support/address.ts';
import { onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';

/** Two players, of whom the second has reported the first one's name. */
async function reported(request: APIRequestContext) {
  const [player, reporter] = [await newcomer(request), await newcomer(request)];
  const { headers } = reporter;
  const found = await request.get('/api/game/player', { headers, params: { name: player.username } });
  const { id } = (await found.json()) as { id: string };
  const data = { player: id, reason: 'name', text: `About ${player.username}` };
  expect((await request.post('/api/game/report', { headers, data })).status()).toBe(200);
  return player;
}

async function enter(page: Page): Promise<void> {
  await page.goto('/operator');
  await page.getByLabel('Operator’s token').fill(ADMIN_TOKEN);
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('button', { name: 'Forget the token' })).toBeVisible();
}

/** The entry that has some text, on whichever page of a list it is: other tests also report players. */
async function entryWith(page: Page, text: string) {
  const entry = page.getByRole('article').filter({ hasText: text });
  const next = page.getByRole('button', { name: 'NEXT' });
  const place = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  await expect(place).toHaveAttribute('aria-busy', 'false');
  for (let pages = 0; pages < 20 && !(await entry.isVisible()) && (await next.isEnabled()); pages++) {
    const before = await place.textContent();
    await next.click();
    await expect(place).not.toHaveText(before ?? '');
    await expect(place).toHaveAttribute('aria-busy', 'false');
  }
  await expect(entry).toBeVisible();
  return entry;
}

async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

test('a report is answered by a suspension, which the player reads and appeals against, and which then ends', async ({
  page,
  browser,
  request,
  trouble,
}) => {
  test.slow();
  trouble.allow(/api\/auth\/login 403$/);
  const player = await reported(request);
  await enter(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(ADMIN_TOKEN);
  const report = await entryWith(page, `About ${player.username}`);
  await report.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${player.username}` });
  await dialog.getByLabel('Reason, which the player will read').fill('This name offends');
  await dialog.getByLabel('For how long').selectOption('7 days');
  const until = await dialog
    .getByRole('region', { name: /will see/ })
    .locator('time')
    .textContent();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(`${player.username} is suspended.`).first()).toBeVisible();
  await expect(report).toBeHidden();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await logIn(theirs, player);
  const told = theirs.getByRole('region', { name: 'Your account is suspended' });
  await expect(told).toContainText('This name offends');
  await expect(told).toContainText(until ?? 'no end');
  await told.getByLabel(/Why should the suspension/).fill('It is the name of my dog');
  await told.getByRole('button', { name: 'Send appeal' }).click();
  await expect(told).toContainText('waiting for an answer');
  await expectLook(theirs);

  await page.getByRole('tab', { name: 'Appeals' }).click();
  const appeal = await entryWith(page, player.username);
  await expect(appeal).toContainText('It is the name of my dog');
  await appeal.getByRole('button', { name: 'End the suspension' }).click();
  const lifting = page.getByRole('dialog', { name: `End the suspension of ${player.username}` });
  await lifting.getByLabel('Message to the player').fill('Greet the dog');
  await lifting.getByRole('button', { name: 'End the suspension' }).click();
  await expect(page.getByText(`${player.username} is no longer suspended.`).first()).toBeVisible();

  await logIn(theirs, player);
  const message = theirs.getByRole('dialog', { name: 'Welcome back' });
  await expect(message).toContainText('Greet the dog');
  await expectLook(theirs);
  await context.close();

  await page.getByRole('tab', { name: 'Player' }).click();
  await page.getByLabel('Name or id of a player').fill(player.username);
  await page.keyboard.press('Enter');
  const acts = page.getByRole('region', { name: 'Acts about this player' });
  await expect(acts.getByRole('listitem')).toHaveCount(2);
});

test('a wrong token is refused in words', async ({ page, trouble }) => {
  trouble.allow(/api\/admin\/reports\?skip=0 401$/);
  await page.goto('/operator');
  await page.getByLabel('Operator’s token').fill('a guess');
  await page.keyboard.press('Enter');
  await expect(page.getByText('no spaces')).toBeVisible();
  await page.getByLabel('Operator’s token').fill('another-guess');
  await page.keyboard.press('Enter');
  await expect(page.getByText('does not accept this token')).toBeVisible();
});

test('operators can read and use the page and the dialog of an act in both sizes, by day and by night', async ({
  page,
  request,
}) => {
  test.slow();
  const player = await reported(request);
  const everywhere = async (check: (page: Page) => Promise<void>): Promise<void> => {
    const inBothSchemes = async (): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await check(page);
      }
    };
    await inBothSchemes();
    await onPhone(page, inBothSchemes);
  };
  await enter(page);
  const report = await entryWith(page, `About ${player.username}`);
  await everywhere(expectSound);
  await report.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectEveryLook(page);
  await page.keyboard.press('Escape');
  for (const tab of ['Appeals', 'Player', 'Audit log']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectLoaded(page);
    await everywhere(expectSound);
  }
});
