import { expect, type Page } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { meetSomething } from '../support/wild.ts';

const next = (page: Page) => page.getByRole('region', { name: 'What to do next' });

test('who can evolve and who waits in a gym are one press away', async ({ page, request }) => {
  const player = await playerWithStarter(request);
  await grant(request, {
    username: player.username,
    creatures: [
      { name: 'podkin', level: 60 },
      { name: 'tuftpup', level: 4 },
    ],
  });
  await enterAs(page, player, '/home');
  await expect(next(page).getByRole('link')).toHaveCount(2);
  await inBothSizes(page, expectSound);
  await next(page)
    .getByRole('link', { name: /Podkin can evolve/ })
    .click();
  await expect(page).toHaveURL(/\/pokemons\?canEvolve=1$/);
  await expect(page.getByRole('button', { name: 'Evolve', exact: true })).toHaveCount(1);
  await page.goBack();
  await next(page)
    .getByRole('link', { name: /Challenge Hazel Thornby/ })
    .click();
  await expect(page).toHaveURL(/\/gymbattle\?region=Greenreach$/);
  await expect(page.getByRole('article', { name: 'Hazel Thornby' })).toBeVisible();
});

test('a newcomer is led to the map, where the second creature lives', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/home');
  await next(page)
    .getByRole('link', { name: /Catch a second creature/ })
    .click();
  await expect(page.getByRole('img', { name: /You stand in column/ })).toBeVisible();
});

test('a battle that waits comes first, and nothing that would end it is advised', async ({
  page,
  request,
}) => {
  const player = await playerWithStarter(request);
  await meetSomething(request, player);
  await request.post('/api/game/startWildBattle', { headers: player.headers, data: {} });
  await enterAs(page, player, '/home');
  await expect(page.getByRole('button', { name: 'Back to your battle' })).toBeVisible();
  await expect(next(page)).toBeHidden();
});
