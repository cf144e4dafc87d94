import { expect } from '@playwright/test';
import type { Cell } from '../../../content/index.ts';
import { distanceOf } from '../../../rules/world/walking.ts';
import { peopleTexts } from '../../../src/locales/en/people/index.ts';
import { type Straight, wayTo } from '../../../tools/shared/way.ts';
import { expectReadable } from '../support/access/look.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { answerOnMap } from '../support/maps/mapAnswers.ts';
import { arrive, cellOf } from '../support/maps/walking.ts';
import { onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';

const keeper = peopleTexts['maren-trivet'];
const none = { win: 0, lose: 0, caught: 0, fled: 0 };
/** Below the keeper, beside the hearth. */
const HEARTH: Cell = { x: 12, y: 15 };

test('the way leads over the edge to the Cold Hearth, where the keeper asks and is answered, once', async ({
  page,
  request,
}) => {
  let ember: string | null = null;
  const player = await playerWithStarter(request);
  // The hearth is the end of the game.
  const place = await answerOnMap(page, { mapName: 'fourlight2', cell: { x: 15, y: 1 }, hour: 'dusk' });
  await page.route('**/api/game/record', (route) =>
    route.fulfill({
      json: {
        username: player.username,
        look: 'player',
        since: '2026-01-01T00:00:00.000Z',
        steps: 9000,
        pokemonCount: 6,
        seen: 150,
        caught: 120,
        counts: { wb: none, gym: none, user: none, training: none, gold: none },
        streak: 9,
        bestStreak: 9,
        rarest: null,
        badges: [
          {
            gymId: 'abebe-hours',
            name: 'Halcyon Abebe',
            region: 'Fourlight',
            beatenAt: '2026-11-01T00:00:00.000Z',
          },
        ],
        rivalWins: 4,
        ember,
        coins: 100,
      },
    }),
  );
  const sent: unknown[] = [];
  await page.route('**/api/game/ember', (route) => {
    const body = route.request().postDataJSON() as { ember: string };
    sent.push(body);
    ember = body.ember;
    return route.fulfill({ json: body });
  });
  await enterAs(page, player, '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  await arrive(place().cell, page);
  const driver = keyboard(page);
  const pending = page.locator('[data-pending]');
  const where = () => JSON.stringify(place());
  const stepOn = async (direction: Straight) => {
    const before = where();
    await driver.step(direction);
    await expect.poll(where, { intervals: [50] }).not.toBe(before);
    // On a busy machine a short key press may last for two steps.
    await expect
      .poll(async () => ({ at: await cellOf(page), left: await pending.count() }), { intervals: [50] })
      .toEqual({ at: place().cell, left: 0 });
  };
  for (let steps = 0; steps < 4 && place().mapName === 'fourlight2'; steps++) await stepOn('n');
  await expect(page.getByRole('heading', { name: 'The Cold Hearth' })).toBeVisible();
  for (let steps = 0; steps < 60 && distanceOf(place().cell, HEARTH) > 0; steps++) {
    const [direction] = wayTo('fourlight3', place().cell, (one) => distanceOf(one, HEARTH) === 0).way;
    if (direction) await stepOn(direction);
  }
  const talk = page.getByRole('button', { name: 'Talk to Maren Trivet' });
  const box = page.getByRole('dialog', { name: 'Maren Trivet' });
  await page.keyboard.press('Enter');
  await expect(box).toContainText(keeper.lines.hello[0]);
  await page.keyboard.press('Enter');
  await expect(box).toContainText(keeper.lines.hello[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(box).toContainText(keeper.lines.ask[0]);
  await page.keyboard.press('Enter');
  await expect(box.getByRole('button', { name: 'Not yet' })).toBeFocused();
  // Both answers fit on a phone, too.
  await onPhone(page, async () => {
    for (const name of ['Bank it', 'Leave the latch up', 'Not yet'])
      await expect(box.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });
  await expectReadable(page);
  await onPhone(page, () => expectReadable(page));
  await driver.press(box.getByRole('button', { name: 'Leave the latch up' }));
  await expect(box).toContainText(keeper.lines.loose[0]);
  expect(sent).toEqual([{ ember: 'loose' }]);
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await driver.press(talk);
  await expect(box).toContainText(keeper.lines.out[0]);
});
