import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../support/accessible.ts';
import { enterAs, grant, newcomer, playerWithStarter } from '../support/account.ts';
import { SIZES } from '../support/sizes.ts';
import { type Trouble, test } from '../support/test.ts';
import { meetSomething } from '../support/wild.ts';

/** The screens of visitors. By day the tests of each screen check them. */
const STRANGER = ['/login', '/signup', '/faq', '/about', '/workshop', '/nowhere'];
const PLAYER = {
  home: ['/home', '/profile', '/pokemart'],
  creatures: ['/team', '/changeTeam', '/pokemons'],
  knowledge: ['/pokedex', '/pokedex?name=kindlam', '/attackdex', '/typechart?attack=fire&defend=water'],
  battles: ['/gymbattle', '/userbattle', '/goldbattle', '/expbattle', '/battle'],
  others: ['/maps', '/map', '/trades', '/offers', '/findtrades'],
};

/** Checks every screen; many screens in one test are slow on a busy machine. */
async function everySound(page: Page, trouble: Trouble, routes: readonly string[]): Promise<void> {
  test.slow();
  trouble.allow(/game\/events net::ERR_FAILED$/);
  // The event stream never ends, so the network would never be idle.
  await page.route('**/api/game/events', (route) => route.abort());
  for (const route of routes) {
    await test.step(route, async () => {
      await page.goto(route);
      // Waits until the skeletons are replaced by the screen.
      await page.waitForLoadState('networkidle');
      await expectSound(page);
    });
  }
}

/** A player with data on every screen. */
async function collector(request: APIRequestContext) {
  const player = await playerWithStarter(request);
  const creatures = [
    { name: 'castorrent', level: 40 },
    { name: 'solpavo', level: 38, kind: 3 },
    { name: 'umbrawl', level: 20, kind: 2 },
  ];
  await grant(request, { username: player.username, creatures, items: { nball: 12 } });
  return player;
}

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(`by night, ${size}`, () => {
    test.use({ ...use, colorScheme: 'dark' });

    test('strangers can read every screen', async ({ page, trouble }) => {
      await everySound(page, trouble, STRANGER);
    });

    for (const [name, routes] of Object.entries(PLAYER)) {
      test(`players can read every screen: ${name}`, async ({ page, request, trouble }) => {
        await enterAs(page, await collector(request), '/about');
        await everySound(page, trouble, routes);
      });
    }

    test('newcomers can read the choice of their first creature and the controls', async ({
      page,
      request,
    }) => {
      await enterAs(page, await newcomer(request), '/home');
      await expect(page.getByRole('radio')).toHaveCount(9);
      await expectSound(page);
      await page.getByRole('button', { name: 'Controls' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('players can read what they meet, their choice and their battle', async ({ page, request }) => {
      const player = await collector(request);
      await meetSomething(request, player);
      await enterAs(page, player, '/maps');
      await page.getByRole('link', { name: 'green_land', exact: true }).click();
      const meet = page.getByRole('button', { name: 'Try to Catch!' });
      await expect(meet).toBeVisible();
      await expectSound(page);
      await meet.click();
      const send = page.getByRole('button', { name: 'Select this pokemon', disabled: false });
      await expect(send).toBeVisible();
      await expectSound(page);
      await send.click();
      await expect(page.getByRole('button', { name: 'Attack', exact: true, disabled: false })).toBeVisible();
      await expectSound(page);
    });
  });
}
