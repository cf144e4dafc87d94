import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectReflow } from '../support/access/reflow.ts';
import { expectTranslated } from '../support/access/strange.ts';
import { expectTargets } from '../support/access/targets.ts';
import { expectAccessible, expectLoaded, expectSound } from '../support/accessible.ts';
import { enterAs, grant, logInAs, newcomer, playerWithStarter } from '../support/account.ts';
import { onPhone } from '../support/sizes.ts';
import { type Trouble, test } from '../support/test.ts';
import { meetSomething } from '../support/wild.ts';

const STRANGER = [
  '/login',
  '/signup',
  '/recover',
  '/guest',
  '/faq',
  '/about',
  '/settings',
  '/workshop',
  '/operator',
  '/nowhere/at/all',
];
/** What shows little to those who have just begun, or a first hint. By day the tests of most screens check them, too. */
const BY_DAY = ['/home', '/maps', '/team', '/pokemart', '/pokedex', '/quests', '/trades', '/account'];
const BY_NIGHT = {
  home: ['/home', '/profile', '/pokemart?tab=tutor'],
  profile: ['/profile?tab=badges', '/profile?tab=battles', '/profile?tab=trades', '/profile?tab=records'],
  creatures: ['/team', '/changeTeam', '/pokemons'],
  knowledge: ['/pokedex?name=kindlam', '/attackdex', '/typechart?attack=fire&defend=water'],
  battles: ['/gymbattle', '/userbattle', '/goldbattle', '/expbattle', '/battle'],
  others: ['/quests', '/trades', '/offers', '/findtrades'],
};
/** What shows the same to everybody is loaded once. */
const BY_DAY_AND_NIGHT = {
  places: ['/maps', '/map', '/settings'],
  lists: ['/pokemart', '/pokedex'],
};

/** Checks screens in both sizes, and with large and spaced text; many screens in one test are slow on a busy machine. */
async function everySound(
  page: Page,
  trouble: Trouble,
  routes: readonly string[],
  schemes: readonly ('light' | 'dark')[],
): Promise<void> {
  test.slow();
  trouble.allow(/game\/events net::ERR_FAILED$/);
  // The event stream never ends, so the network would never be idle.
  await page.route('**/api/game/events', (route) => route.abort());
  const inEveryScheme = async (size: string): Promise<void> => {
    await expectTargets(page);
    for (const colorScheme of schemes) {
      await test.step(`${size}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await expectSound(page);
      });
    }
  };
  for (const route of routes) {
    await test.step(route, async () => {
      await page.goto(route);
      await expectLoaded(page);
      // It comes last, when the page is quiet.
      if (route === '/maps') await expect(page.getByText(/^Wanderer of the day/)).toBeVisible();
      await inEveryScheme('desktop');
      await onPhone(page, () => inEveryScheme('phone'));
      await test.step('large and spaced text', () => expectReflow(page));
      // Designers’ tools keep their rows while they are open.
      if (route !== '/workshop') await test.step('another language', () => expectTranslated(page));
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
  await grant(request, { username: player.username, creatures, items: { nball: 12, mball: 1 } });
  return player;
}

test('strangers can read every screen, which fits theirs, by day and by night', async ({ page, trouble }) => {
  await everySound(page, trouble, STRANGER, ['light', 'dark']);
});

test('newcomers can read every screen by day, and it fits theirs', async ({ page, request, trouble }) => {
  const player = await playerWithStarter(request);
  await logInAs(page, player);
  const own = `/trainer/${encodeURIComponent(player.username)}`;
  await everySound(page, trouble, [...BY_DAY, own], ['light']);
});

for (const [name, routes] of Object.entries(BY_NIGHT)) {
  test(`players can read every screen by night: ${name}`, async ({ page, request, trouble }) => {
    await logInAs(page, await collector(request));
    await everySound(page, trouble, routes, ['dark']);
  });
}

for (const [name, routes] of Object.entries(BY_DAY_AND_NIGHT)) {
  test(`players can read every screen by day and by night: ${name}`, async ({ page, request, trouble }) => {
    await logInAs(page, await collector(request));
    await everySound(page, trouble, routes, ['light', 'dark']);
  });
}

test.describe('by night', () => {
  test.use({ colorScheme: 'dark' });

  /** Looks at the open page on a desktop and on a phone. */
  async function bothSound(page: Page): Promise<void> {
    await expectSound(page);
    await onPhone(page, () => expectSound(page));
  }

  test('newcomers can read the choice of their first creature and the controls', async ({
    page,
    request,
  }) => {
    await enterAs(page, await newcomer(request), '/home');
    await expect(page.getByRole('radio')).toHaveCount(9);
    await bothSound(page);
    await expectTranslated(page);
    await page.getByRole('button', { name: 'Controls' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await onPhone(page, () => expectAccessible(page));
    await expectTranslated(page);
  });

  test('players can read what they meet, their choice, their battle and what they have caught', async ({
    page,
    request,
  }) => {
    test.slow();
    const player = await collector(request);
    await meetSomething(request, player);
    await enterAs(page, player, '/maps');
    await page.getByRole('link', { name: 'green_land', exact: true }).click();
    const meet = page.getByRole('button', { name: 'Try to Catch!' });
    await expect(meet).toBeVisible();
    await bothSound(page);
    await expectReflow(page);
    await expectTranslated(page);
    await meet.click();
    const send = page.getByRole('button', { name: 'Select this pokemon', disabled: false });
    await expect(send).toBeVisible();
    await bothSound(page);
    await expectReflow(page);
    await expectTranslated(page);
    await send.click();
    await expect(page.getByRole('button', { name: 'Attack', exact: true, disabled: false })).toBeVisible();
    await bothSound(page);
    await expectReflow(page);
    await expectTranslated(page);
    await page.getByRole('radio', { name: /Master ball/ }).check({ force: true });
    await page.getByRole('button', { name: 'Use Ball' }).click();
    await expect(page.getByText(/^Congratulations! You have caught Wild/)).toBeVisible({ timeout: 30_000 });
    await expectTranslated(page);
    await onPhone(page, async () => {
      const pictures = page.getByRole('article').getByRole('img');
      const widths = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(Math.max(...widths)).toBe(360);
    });
  });
});
