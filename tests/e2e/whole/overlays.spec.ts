import { expect } from '@playwright/test';
import { expectEveryLook, expectLook, expectReadable } from '../support/access/look.ts';
import { expectReflow } from '../support/access/reflow.ts';
import { expectAccessible, expectLoaded } from '../support/accessible.ts';
import { grant, logInAs } from '../support/account.ts';
import { onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { playerWith } from '../support/trader.ts';

/** What opens something above a page: by page, what is pressed, and what has opened. */
const OVERLAYS = {
  '/home': [
    ['Change your look', 'dialog'],
    ['Controls', 'dialog'],
    [/^Sound/, 'dialog'],
    ['Notices', 'dialog'],
  ],
  '/account': [['Change password', 'dialog']],
  '/settings': [[/^Walk north: .* Change$/, 'dialog']],
} as const;

test('players can read every dialog, and hit what is in it, by day and by night', async ({
  page,
  request,
}) => {
  test.slow();
  await logInAs(page, await playerWith(request, [{ name: 'castorrent', level: 40 }]));
  for (const [route, overlays] of Object.entries(OVERLAYS)) {
    await page.goto(route);
    await expectLoaded(page);
    for (const folded of await page.locator('main summary').all()) await folded.click();
    if (route === '/settings') await expectEveryLook(page);
    for (const [name, role] of overlays) {
      await test.step(`${route}, ${name}`, async () => {
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByRole(role).first()).toBeVisible();
        await expectEveryLook(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toHaveCount(0);
      });
    }
  }
});

test('players can read the menus, and hit what is in them, by day and by night', async ({
  page,
  request,
}) => {
  await logInAs(page, await playerWith(request, []));
  await page.goto('/pokemons');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Pokemon', exact: true });
  // Until its script is there, which comes when a player turns to the menu, the list is a plainer one.
  await menu.hover();
  await expect(menu).toHaveAttribute('aria-haspopup', 'menu');
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveCount(5);
  await expectLook(page, '[role="menu"]');
  await page.keyboard.press('Escape');
  await onPhone(page, async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await expectReadable(page);
    await menu.click();
    // Below its button, above the entries that follow.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Type Chart' })).toBeVisible();
    await expectReadable(page, 'header');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const filters = page.getByRole('button', { name: 'Filters', exact: true });
    await filters.click();
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await expectReadable(page);
  });
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
  await expectEveryLook(page);
  await send.click();
  const attack = page.getByRole('button', { name: 'Attack', exact: true, disabled: false });
  await expect(attack).toBeVisible();
  await expectEveryLook(page);
  await test.step('what an attack does, above it, until Escape', async () => {
    const choice = page.getByRole('group', { name: 'Attacks' }).locator('label').first();
    const told = page.getByRole('tooltip');
    // Its script comes after everything else.
    await expect(choice).toHaveAttribute('data-state', 'closed');
    await choice.hover();
    await expect(told).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(told).not.toBeAttached();
  });
  await page.keyboard.press('1');
  await attack.click();
  await expect(page.getByRole('button', { name: /^(Continue|Attack)$/, disabled: false })).toBeVisible();
  await expectEveryLook(page);
  await expectReflow(page);
});

test('players can read their boxes, and hit what is in them, by day and by night', async ({
  page,
  request,
}) => {
  test.slow();
  await logInAs(page, await playerWith(request, [{ name: 'castorrent', level: 40 }]));
  await page.goto('/pokemons');
  const opener = page.getByRole('button', { name: 'Boxes', exact: true });
  await opener.click();
  const boxes = page.getByRole('dialog', { name: 'Your boxes' });
  await test.step('none yet', () => expectEveryLook(page));
  await boxes.getByRole('textbox').fill('By the river');
  await boxes.getByRole('button', { name: 'New box' }).click();
  const rename = boxes.getByRole('button', { name: 'Rename the box By the river' });
  await expect(rename).toBeVisible();
  await test.step('one', () => expectEveryLook(page));
  await rename.click();
  await test.step('its name', () => expectLook(page));
  await page.keyboard.press('Escape');
  await opener.click();
  await boxes.getByRole('button', { name: 'Put the box By the river away' }).click();
  await expect(page.getByRole('dialog', { name: /^Put the box .* away\?$/ })).toBeVisible();
  await test.step('put away', () => expectLook(page));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^A box for / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^A box for / })).toBeVisible();
  await test.step('who comes in', () => expectEveryLook(page));
});

test('players can read tournaments, lessons and research, and hit what is there, by day and by night', async ({
  page,
  request,
}) => {
  test.slow();
  const player = await playerWith(request, []);
  await grant(request, { username: player.username, coins: 50_000 });
  await logInAs(page, player);
  await test.step('a tournament', async () => {
    await page.goto('/goldbattle');
    await page
      .getByRole('button', { name: /^Enter for/ })
      .first()
      .click();
    const giveUp = page.getByRole('button', { name: 'Give up…' });
    await expect(giveUp).toBeVisible();
    await expectEveryLook(page);
    await giveUp.click();
    await expect(page.getByRole('dialog', { name: 'Give up the tournament?' })).toBeVisible();
    await expectLook(page);
  });
  await test.step('lessons', async () => {
    await page.goto('/pokemart?tab=tutor');
    const lesson = page.getByRole('button', { name: /^Teach .*…$/, disabled: false }).first();
    await expect(lesson).toBeVisible();
    await expectEveryLook(page);
    await lesson.click();
    await expect(page.getByRole('dialog', { name: /^Teach / })).toBeVisible();
    await expectEveryLook(page);
  });
  await test.step('research', async () => {
    await page.goto('/pokedex?name=kindlam');
    await expect(page.getByRole('region', { name: 'Research' }).getByRole('listitem').first()).toBeVisible();
    await expectEveryLook(page);
  });
});
