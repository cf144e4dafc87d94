import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { type Standing, standing } from '../support/battle.ts';
import { skip } from '../support/fight.ts';
import { test } from '../support/test.ts';

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true, disabled: false });
const picture = (page: Page) => page.getByRole('img', { name: / faces / });
const attacks = (page: Page) => page.getByRole('group', { name: 'Attacks' }).getByRole('radio');
const place = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY));

/** Opens a long battle: three opponents, all too weak to beat the last creature of the team. */
async function inLongBattle(page: Page, request: APIRequestContext): Promise<void> {
  const player = await playerWithStarter(request);
  const { username, headers } = player;
  await grant(request, { username, creatures: [{ name: 'castorrent', level: 34 }] });
  const start = await request.post('/api/game/startGymBattle', { headers, data: { id: 'Hazel Thornby' } });
  expect(start.status()).toBe(200);
  await enterAs(page, player, '/home');
  await named(page, 'Back to your battle').tap();
  await page.getByRole('radio', { name: /^Castorrent/ }).check();
  await named(page, 'Select this pokemon').tap();
  await expect(named(page, 'Attack')).toBeVisible();
}

/** Chooses an attack that does not end the battle; it stays chosen. */
const choose = (page: Page) => attacks(page).nth(1).tap();

/** Plays a round with the chosen attack up to its results and skips the animation. */
async function strike(page: Page): Promise<Standing> {
  await named(page, 'Attack').tap();
  await skip(page);
  await expect(named(page, 'Attack')).toBeHidden();
  return standing(page);
}

/** Leaves the results by a tap on `by`. */
async function goOn(page: Page, by: Locator): Promise<Standing> {
  await by.tap();
  await expect(named(page, 'Continue')).toBeHidden();
  return standing(page);
}

/** True if a touch on the upper part of the radio reaches it. */
const isInReach = (radio: Locator) =>
  radio.evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 4) === input;
  });

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [320, 568],
  [844, 390],
] as const) {
  test.describe(`a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('rounds are played without scrolling, and who has scrolled down stays there from round to round', async ({
      page,
      request,
    }) => {
      await inLongBattle(page, request);
      await choose(page);
      for (const round of [1, 2, 3]) {
        await test.step(`at the top, round ${round}`, async () => {
          await expect(picture(page)).toBeInViewport({ ratio: 0.99 });
          await expect(named(page, 'Attack')).toBeInViewport({ ratio: 1 });
          for (const radio of await attacks(page).all()) expect(await isInReach(radio)).toBe(true);
          expect(await strike(page)).toBe('Continue');
          await expect(named(page, 'Continue')).toBeInViewport({ ratio: 1 });
          await expect(picture(page)).toBeInViewport({ ratio: 0.99 });
          expect(await goOn(page, named(page, 'Continue'))).toBe('Attack');
          expect(await place(page)).toBe(0);
        });
      }
      await page.evaluate(() => globalThis.scrollTo(0, 90));
      for (const round of [4, 5, 6]) {
        await test.step(`scrolled down, round ${round}`, async () => {
          await expect(named(page, 'Attack')).toBeInViewport({ ratio: 1 });
          expect(await strike(page)).toBe('Continue');
          expect(await place(page)).toBe(90);
          await expect(named(page, 'Continue')).toBeInViewport({ ratio: 1 });
          expect(await goOn(page, named(page, 'Continue'))).toBe('Attack');
          expect(await place(page)).toBe(90);
        });
      }
    });
  });
}

test('a tap on the picture goes on from the results, and does nothing while there is a choice', async ({
  page,
  request,
}) => {
  await inLongBattle(page, request);
  await test.step('the end of the page is not covered by what is pinned to the window', async () => {
    await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight));
    const [bar, last] = await page.evaluate(() => [
      document.querySelector('[data-pinned]')?.getBoundingClientRect().top,
      document.querySelector('footer')?.lastElementChild?.getBoundingClientRect().bottom,
    ]);
    expect(bar).toBeGreaterThan(0);
    expect(last).toBeLessThanOrEqual(bar ?? 0);
    await page.evaluate(() => globalThis.scrollTo(0, 0));
  });
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await picture(page).tap();
  await choose(page);
  await picture(page).tap();
  expect(asked).not.toContain('/api/game/attack');
  expect(await strike(page)).toBe('Continue');
  expect(await goOn(page, picture(page))).toBe('Attack');
  expect(asked.filter((path) => path === '/api/game/battleContinue')).toHaveLength(1);

  await test.step('the creature is switched by touch, which is the turn', async () => {
    await expect(picture(page)).toHaveAccessibleName(/^Castorrent faces /);
    await named(page, 'Switch to another creature').tap();
    await expect(page.getByRole('radio', { name: /^Kindlam/ })).toBeChecked();
    await named(page, 'Send Kindlam').tap();
    await skip(page);
    await expect(picture(page)).toHaveAccessibleName(/^Kindlam faces /);
    await expect(page.getByText('Your Kindlam enters the battle.')).toHaveCount(1);
    expect(asked.filter((path) => path === '/api/game/switchPokemon')).toHaveLength(1);
  });
});
