import { expect, type Page } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { walkUntilMet } from '../support/maps/walking.ts';
import { onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';

const PLACES = {
  '/team': 'Your team',
  '/gymbattle': 'Leaders of gyms',
  '/goldbattle': 'Mind the stake',
  '/expbattle': 'Time to learn',
  '/pokedex': 'Whom you have met',
  '/pokemart': 'Balls and charms',
} as const;

const hint = (page: Page) => page.getByRole('note', { name: /^Hint: / });

/** Hints are stored by player name, which the page learns on the home screen. */
async function enterHome(page: Page, player: { token: string }): Promise<void> {
  await enterAs(page, player, '/home');
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

test('each part of the game speaks once, and stands in nobody’s way, at a desk and on a phone', async ({
  page,
  request,
}) => {
  test.slow();
  await enterHome(page, await playerWithStarter(request));
  for (const [address, title] of Object.entries(PLACES)) {
    await test.step(address, async () => {
      const speaks = page.getByRole('note', { name: `Hint: ${title}` });
      await page.goto(address);
      await expect(speaks).toBeVisible();
      await expectSound(page);
      await onPhone(page, async () => {
        await expect(speaks).toBeVisible();
        await expectSound(page);
      });
      await page.getByRole('button', { name: 'Got it' }).click();
      await expect(hint(page)).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(hint(page)).toBeHidden();
    });
  }
});

test('on the map it speaks of walking, then of whom one meets, then of the battle', async ({
  page,
  request,
}) => {
  await enterHome(page, await playerWithStarter(request));
  await page.getByRole('link', { name: 'Go to maps?' }).click();
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  await expect(page.getByRole('note', { name: 'Hint: Off you go' })).toBeVisible();
  await walkUntilMet(page, keyboard(page));
  await expect(page.getByRole('note', { name: 'Hint: Somebody is there' })).toBeVisible();
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await expect(page.getByRole('note', { name: 'Hint: Your first battle' })).toBeVisible();
  await page.getByRole('button', { name: 'Select this pokemon' }).click();
  await expect(page.getByRole('button', { name: 'Attack', exact: true })).toBeVisible();
  await expect(hint(page)).toBeHidden();
});

test('who wants no hints gets none, until all of them are wanted again', async ({ page, request }) => {
  await enterHome(page, await playerWithStarter(request));
  await page.goto('/team');
  await page.getByRole('button', { name: 'No more hints' }).click();
  await page.goto('/pokedex');
  await expect(page.getByRole('heading', { level: 1, name: 'Pokedex' })).toBeVisible();
  await expect(hint(page)).toBeHidden();
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Show hints again' }).click();
  await page.goto('/team');
  await expect(page.getByRole('note', { name: 'Hint: Your team' })).toBeVisible();
});
