import { expect, type Page } from '@playwright/test';
import { expectReflow } from '../support/access/reflow.ts';
import { expectTargets } from '../support/access/targets.ts';
import { expectAccessible } from '../support/accessible.ts';
import { logInAs } from '../support/account.ts';
import { onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { playerWith } from '../support/trader.ts';

/** Looks at what is open, on a desktop and a phone, by day and by night. */
async function everyLook(page: Page): Promise<void> {
  const byDayAndNight = async (size: string): Promise<void> => {
    await expectTargets(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${size}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      });
    }
  };
  await byDayAndNight('desktop');
  await onPhone(page, () => byDayAndNight('phone'));
}

/** What opens something above a page: the page, the button, and what has opened. */
const OVERLAYS = [
  ['/home', 'Change your look', 'dialog'],
  ['/home', 'Controls', 'dialog'],
  ['/home', /^Sound/, 'dialog'],
  ['/account', 'Change password', 'dialog'],
  ['/home', 'Notices', 'dialog'],
] as const;

test('players can read every dialog, and hit what is in it, by day and by night', async ({
  page,
  request,
}) => {
  test.slow();
  await logInAs(page, await playerWith(request, [{ name: 'castorrent', level: 40 }]));
  for (const [route, name, role] of OVERLAYS) {
    await test.step(`${route}, ${name}`, async () => {
      await page.goto(route);
      const button = page.getByRole('button', { name }).first();
      await button.click();
      await expect(page.getByRole(role).first()).toBeVisible();
      await everyLook(page);
      await page.keyboard.press('Escape');
    });
  }
});

test('players can read their battle, and hit what is in it, by day and by night', async ({
  page,
  request,
}) => {
  test.slow();
  const player = await playerWith(request, []);
  await logInAs(page, player);
  const started = await request.post('/api/game/startGymBattle', {
    headers: player.headers,
    data: { id: 'Hazel Thornby' },
  });
  expect(started.status()).toBe(200);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Back to your battle' }).click();
  const send = page.getByRole('button', { name: 'Select this pokemon', disabled: false });
  await expect(send).toBeVisible();
  await everyLook(page);
  await send.click();
  const attack = page.getByRole('button', { name: 'Attack', exact: true, disabled: false });
  await expect(attack).toBeVisible();
  await everyLook(page);
  await page.keyboard.press('1');
  await attack.click();
  await expect(page.getByRole('button', { name: /^(Continue|Attack)$/, disabled: false })).toBeVisible();
  await everyLook(page);
  await expectReflow(page);
});
