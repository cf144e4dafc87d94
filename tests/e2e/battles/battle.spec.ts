import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectTranslated } from '../support/access/strange.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { gentlest, standing } from '../support/battle.ts';
import { fightOverTheWire, skip } from '../support/fight.ts';
import { SIZES } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { expectNothingBehindBars, expectUncovered } from '../support/uncovered.ts';
import { meetSomething } from '../support/wild.ts';

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const attacks = (page: Page) => page.getByRole('group', { name: 'Attacks' }).getByRole('radio');
const balls = (page: Page) => page.getByRole('group', { name: 'Pokeballs' }).getByRole('radio');

/** Starts a battle and opens it at the choice of the creature. Returns the player. */
async function inBattle(page: Page, request: APIRequestContext, how: 'gym' | 'wild') {
  const player = await playerWithStarter(request);
  const { headers } = player;
  if (how === 'wild') await meetSomething(request, player);
  const start =
    how === 'wild'
      ? await request.post('/api/game/startWildBattle', { headers, data: {} })
      : await request.post('/api/game/startGymBattle', { headers, data: { id: 'Hazel Thornby' } });
  expect(start.status()).toBe(200);
  await enterAs(page, player, '/home');
  await named(page, 'Back to your battle').click();
  await expect(named(page, 'Select this pokemon')).toBeVisible();
  return player;
}

/** Plays a round with the gentlest attack up to its results and skips the animation. */
async function strike(page: Page) {
  await (await gentlest(page)).check();
  await named(page, 'Attack').click();
  await skip(page);
  await expect(named(page, 'Attack')).toBeHidden();
  return standing(page);
}
async function goOn(page: Page) {
  await named(page, 'Continue').click();
  await expect(named(page, 'Continue')).toBeHidden();
  return standing(page);
}

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(use);
    // The server limits the pace of steps and battle calls.
    test.slow();
    const press = (page: Page, name: RegExp | string) => {
      const button = page.getByRole('button', { name });
      return size === 'phone' ? button.tap() : button.click();
    };

    test('every choice of a wild battle is in reach, and tells beforehand what it will do', async ({
      page,
      request,
    }) => {
      await inBattle(page, request, 'wild');
      for (const radio of await page.getByRole('radio').all()) await expectUncovered(radio);
      await expectNothingBehindBars(page);
      await named(page, 'Select this pokemon').click();
      await expect(named(page, 'Attack')).toBeVisible();
      // The tiles are made anew once the script of their tooltips has come.
      await expect(page.getByRole('group', { name: 'Attacks' }).locator('label').first()).toHaveAttribute(
        'data-state',
        'closed',
      );
      for (const radio of [...(await attacks(page).all()), ...(await balls(page).all())]) {
        await expectUncovered(radio);
        await expect(radio).toHaveAccessibleName(/expected damage \d+|% catch|none left/);
      }
      if (size === 'phone')
        for (const [width, height] of [
          [360, 640],
          [390, 844],
        ] as const) {
          await test.step(`at once in a window of ${width} by ${height}, and the log a swipe away`, async () => {
            await page.setViewportSize({ width, height });
            // The screen has answered to the size before the next frame but one.
            await page.evaluate(
              () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
            );
            await page.evaluate(() => globalThis.scrollTo(0, 0));
            for (const radio of [...(await attacks(page).all()), ...(await balls(page).all())])
              await expectUncovered(radio);
            expect(await page.evaluate(() => globalThis.scrollY)).toBe(0);
            const log = await page.getByRole('log').boundingBox();
            expect(log?.y).toBeLessThan(height * 1.75);
          });
        }
      else {
        await test.step('with the log in the same view', async () => {
          await page.evaluate(() => globalThis.scrollTo(0, 0));
          for (const part of [named(page, 'Attack'), named(page, 'Use Ball'), page.getByRole('log')])
            await expect(part).toBeInViewport({ ratio: 1 });
        });
      }
      await expectNothingBehindBars(page);
      const master = page.getByRole('radio', { name: /Master ball.*none left/ });
      await expect(master).toBeDisabled();
      await expectSound(page);

      await page.getByRole('checkbox', { name: 'Show what attacks will do' }).uncheck();
      await expect(page.getByText(/expected damage/)).toHaveCount(0);
      await page.reload();
      await expect(named(page, 'Attack')).toBeVisible();
      await expect(page.getByText(/expected damage/)).toHaveCount(0);

      await test.step('who runs away, at the latest with the ninth attempt, is back on the map', async () => {
        const map = page.getByRole('heading', { name: 'Green Land', level: 1 });
        for (let attempts = 0; attempts < 9 && !(await map.isVisible()); attempts += 1) {
          await press(page, 'Run away');
          await skip(page);
          await press(page, 'Continue');
          await named(page, 'Attack').or(map).first().waitFor();
        }
        await expect(map).toBeVisible();
      });
    });

    test('a leader is lost against: with a look back on the way, and three reasons at the end', async ({
      page,
      request,
    }) => {
      const player = await inBattle(page, request, 'gym');
      await expect(page.getByRole('figure').getByText('mind the seedlings')).toBeVisible();
      await named(page, 'Select this pokemon').click();
      await expect(named(page, 'Attack')).toBeVisible();
      await expect(named(page, 'Look back')).toBeHidden();
      expect(await strike(page)).toBe('Continue');
      expect(await goOn(page)).toBe('Attack');

      await press(page, 'Look back');
      await expect(page.getByText('The past: the start')).toBeInViewport();
      await expect(named(page, 'Back to now')).toBeInViewport();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expectSound(page);
      await press(page, /Later/);
      await expect(page.getByText('The past: the start')).toBeHidden();

      await page.reload();
      await expect(page.getByRole('log').getByRole('heading', { name: 'Round 1' })).toBeVisible();
      await press(page, 'Look back');
      await press(page, 'Back to now');
      await expect(named(page, 'Attack')).toBeVisible();

      expect(await fightOverTheWire(request, player)).toBe('lose');
      await page.reload();
      const why = page.getByRole('region', { name: 'Why you lost' });
      await expect(why.getByRole('listitem')).toHaveCount(3);
      await expectSound(page);
      await expectTranslated(page);
      await press(page, 'Battle Again?');
      await expect(named(page, 'Select this pokemon')).toBeVisible();
    });
  });
}
