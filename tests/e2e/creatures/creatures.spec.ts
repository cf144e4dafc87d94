import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectLook } from '../support/access/look.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { SIZES } from '../support/sizes.ts';
import { test } from '../support/test.ts';

/** A player with a full team, one of which can evolve, and twelve creatures outside it. */
async function collector(request: APIRequestContext) {
  const player = await playerWithStarter(request);
  const team = ['podkin:22', 'castorrent:40', 'solpavo:38:3', 'umbrawl:20:2', 'puddlip:5'];
  const rest = Array.from({ length: 12 }, (_, at) => `gloopet:${at + 5}`);
  const creatures = [...team, ...rest].map((words) => {
    const [name, level, kind] = words.split(':');
    return { name, level: Number(level), ...(kind && { kind: Number(kind) }) };
  });
  await grant(request, { username: player.username, creatures });
  return player;
}

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = (page: Page) => page.getByRole('heading', { level: 2 });
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(use);

    test('a team is put in order, given other moves, and is so after a reload', async ({ page, request }) => {
      await enterAs(page, await collector(request), '/team');
      await title(page, 'Your Team');
      await expect(names(page)).toHaveText(
        ['Kindlam', 'Podkin', 'Castorrent', 'Shiny Solpavo', 'Dark Umbrawl', 'Puddlip'],
        { ignoreCase: true },
      );
      await expectSound(page);
      const down = row(page, 'Kindlam').getByRole('button', { name: 'Move Down' });
      await down.click();
      await expect(down).toBeFocused();
      await page.keyboard.press('Enter');
      await row(page, 'Podkin').getByLabel('Attack 1').selectOption({ index: 1 });
      const move = await row(page, 'Podkin').getByLabel('Attack 1').inputValue();
      await expect(page.getByText('Not saved')).toBeVisible();
      await expectSound(page);
      await button(page, 'Save').click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(names(page).nth(2)).toHaveText('Kindlam');
      await expect(row(page, 'Podkin').getByLabel('Attack 1')).toHaveValue(move);
    });
  });
}

test('Back, links and Logout ask before unsaved changes are lost', async ({ page, request }) => {
  await enterAs(page, await collector(request), '/changeTeam');
  const toTeam = page.getByRole('link', { name: 'To your team' });
  const down = row(page, 'Kindlam').getByRole('button', { name: 'Move Down' });
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await toTeam.click();
  await down.click();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/team$/);
  await expectLook(page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(names(page).first()).toHaveText('Podkin');

  await page.getByRole('link', { name: 'About' }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await title(page, 'About');
  await page.goBack();
  await expect(names(page).first()).toHaveText('Kindlam');

  await down.click();
  await page.goBack();
  await dialog.getByRole('button', { name: 'Save and leave' }).click();
  await toTeam.click();
  await expect(names(page).first()).toHaveText('Podkin');

  await row(page, 'Kindlam').getByRole('button', { name: 'Move Up' }).click();
  await button(page, 'Logout').click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a creature evolves, and the scene stays until the player goes on', async ({ page, request }) => {
  await enterAs(page, await collector(request), '/team');
  await button(page, 'Evolve').click();
  const dialog = page.getByRole('dialog', { name: 'Evolve' });
  await expect(dialog.getByText('Do you want to evolve Podkin into Briarling')).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await expectLook(page);
  await dialog.getByRole('button', { name: 'Evolve' }).click();
  await expect(page.getByText('Podkin was evolved into Briarling').first()).toBeAttached();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Briarling')).toBeVisible();
  await expect(button(page, 'Evolve')).toBeHidden();
});

test('a favourite is replaced only with consent, from a list that remembers where one was', async ({
  page,
  request,
}) => {
  await enterAs(page, await collector(request), '/team');
  const heart = row(page, 'Kindlam').getByRole('button', { name: 'Favourite' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await row(page, 'Kindlam').getByRole('button', { name: 'Replace' }).click();
  await title(page, 'Choose a replacement');
  await button(page, 'NEXT').click();
  await expect(page).toHaveURL(/\/changeTeam\?skip=10$/);
  await expect(page.getByRole('link', { name: 'Select' })).toHaveCount(2);
  await expectSound(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Select' })).toHaveCount(10);
  await page.getByRole('link', { name: 'Select' }).first().click();
  await expect(button(page, 'Yes, go on')).toBeVisible();
  await expectLook(page);
  await button(page, 'Yes, go on').click();
  await title(page, 'Your Team');
  await expect(names(page).first()).toHaveText('Gloopet');
});

test('without anybody to replace there is nothing here', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/changeTeam');
  await expect(page.getByText('Nothing here.', { exact: true })).toBeVisible();
  await expectSound(page);
});

test('everything owned is searched, sorted and turned over, and Back leads back', async ({
  page,
  request,
}) => {
  await enterAs(page, await collector(request), '/pokemons');
  await title(page, 'YOUR POKEMONS');
  await expect(page.getByText('1–10 of 18')).toBeVisible();
  await expectSound(page);
  await button(page, 'Level').click();
  await expect(names(page).first()).toHaveText('Castorrent');
  await button(page, 'Name').click();
  await expect(page).toHaveURL(/sort=-level%2Cname/);
  // Once the new order is shown, NEXT waits until its first page is loaded.
  await expect(page.getByRole('button', { name: /^2\. Name/ })).toBeVisible();
  await button(page, 'NEXT').click();
  await expect(page.getByText('11–18 of 18')).toBeVisible();
  await expect(button(page, 'NEXT')).toBeDisabled();
  await expectSound(page);
  await page.goBack();
  await expect(names(page).first()).toHaveText('Castorrent');
  await page.getByRole('searchbox').fill('glo');
  await expect(page.getByText('12 found')).toBeVisible();
  await expectSound(page);

  await button(page, 'Put for trade').first().click();
  await expect(page.getByText('Moved to trade', { exact: true })).toBeVisible();
});

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(use);

    test('who has a team alone takes a member out, back, and out again to trade it', async ({
      page,
      request,
    }) => {
      const player = await playerWithStarter(request);
      await grant(request, { username: player.username, creatures: [{ name: 'podkin', level: 9 }] });
      await enterAs(page, player, '/team');
      const takeOut = row(page, 'Podkin').getByRole('button', { name: 'Take out of the team' });
      await takeOut.click();
      await expect(page.getByText('Podkin left the team')).toBeVisible();
      await expect(names(page)).toHaveText(['Kindlam']);
      await expect(button(page, 'Take out of the team')).toBeHidden();
      await expectLook(page);
      await expectSound(page);
      await expect(button(page, 'Put back')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(names(page)).toHaveText(['Kindlam', 'Podkin']);

      await takeOut.click();
      await expect(names(page)).toHaveText(['Kindlam']);
      await page.goto('/pokemons');
      await row(page, 'Podkin').getByRole('button', { name: 'Put in the team' }).click();
      await expect(page.getByText('Podkin is in your team now')).toBeVisible();
      await expect(row(page, 'Podkin').getByRole('button', { name: 'Replace from team' })).toBeVisible();
      await page.goto('/team');
      await takeOut.click();
      await expect(names(page)).toHaveText(['Kindlam']);
      await page.goto('/pokemons');
      await row(page, 'Podkin').getByRole('button', { name: 'Put for trade' }).click();
      await expect(page.getByText('Moved to trade')).toBeVisible();
      await expectSound(page);
    });
  });
}
