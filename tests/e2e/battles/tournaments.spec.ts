import { expect } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { fightOverTheWire } from '../support/fight.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';

test('a tournament is entered for its price, fought battle by battle, and given up only after a question', async ({
  page,
  request,
}) => {
  const player = await playerWithStarter(request);
  await grant(request, {
    username: player.username,
    coins: 1000,
    creatures: Array.from({ length: 2 }, () => ({ name: 'solpavo', level: 60 })),
  });
  await enterAs(page, player, '/goldbattle');
  const cup = page.getByRole('article', { name: 'Hearth Cup' });
  await expect(page.getByText('You may enter 3 more today.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Ember Cup' }).getByRole('button')).toBeDisabled();
  await inBothSizes(page, expectSound);
  await cup.getByRole('button', { name: 'Enter for 300 coins' }).click();
  await expect(page.getByRole('heading', { name: 'You are in the Hearth Cup' })).toBeVisible();
  await expect(page.getByText('Battle 1 of 3 is next.')).toBeVisible();
  await expect(page.getByText('You hold 1,200 coins.')).toBeVisible();
  await inBothSizes(page, expectSound);
  await page.getByRole('button', { name: 'To the next battle' }).click();
  await expect(page).toHaveURL(/\/battle/);
  const ended = await fightOverTheWire(request, player);
  await page.goto('/goldbattle');
  if (ended === 'win') {
    await expect(page.getByText('Battle 2 of 3 is next.')).toBeVisible();
    await page.getByRole('button', { name: 'Give up…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  }
  await expect(page.getByText('You may enter 2 more today.')).toBeVisible();
  // The list of battles says whose team it was.
  await page.goto('/profile?tab=battles');
  await expect(page.getByRole('article', { name: 'Hearth Cup' })).toContainText('Tournament');
});

test('the tutor teaches a move for its price, without the order of the mart below', async ({
  page,
  request,
}) => {
  const player = await playerWithStarter(request);
  await grant(request, { username: player.username, coins: 1000 });
  await enterAs(page, player, '/pokemart?tab=tutor');
  const lessons = page.getByRole('list', { name: /Kindlam/ });
  await expect(lessons.getByText('Lowers the target’s accuracy.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Purchase/ })).toHaveCount(0);
  await inBothSizes(page, expectSound);
  await lessons.getByRole('button', { name: 'Teach Smokescreen…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay 840 coins' }).click();
  await expect(page.getByText('You have 660 coins to spend.')).toBeVisible();
  await expect(lessons.getByRole('button', { name: 'Teach Smokescreen…' })).toHaveCount(0);
});
