import { type APIRequestContext, expect } from '@playwright/test';
import { expectTranslated } from '../support/access/strange.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { fightOverTheWire } from '../support/fight.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';

const LEADER = 'Hazel Thornby';

/** A player who has beaten a leader and bought two balls. */
async function experienced(request: APIRequestContext) {
  const player = await playerWithStarter(request);
  const { headers, username } = player;
  await grant(request, { username, creatures: [{ name: 'solpavo', level: 100, kind: 3 }] });
  const begun = await request.post('/api/game/startGymBattle', { headers, data: { id: LEADER } });
  expect(begun.status()).toBe(200);
  expect(await fightOverTheWire(request, player)).toBe('win');
  const bought = await request.post('/api/game/purchase', { headers, data: { items: { nball: 2 } } });
  expect(bought.status()).toBe(200);
  return player;
}

test('a player finds what was achieved', async ({ page, request }) => {
  const player = await experienced(request);
  await enterAs(page, player, '/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Trainer card' });
  await expect(card.getByRole('heading', { name: player.username })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Gym Battle' })).toContainText('1');
  await expect(page.getByRole('img', { name: 'shiny Solpavo' })).toBeVisible();
  await inBothSizes(page, expectSound);

  await page.getByRole('tab', { name: /Badges/ }).click();
  await expect(page.getByText('1 of 9')).toBeVisible();
  await expect(page.getByText(LEADER)).toBeVisible();

  // A shiny creature of level 100: told in one sentence, in whichever window asked first.
  await expect(page.getByText('4 achievements reached. Your profile shows them.').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Achievements' }).click();
  const all = page.getByRole('region', { name: 'All achievements' });
  await expect(all).toContainText('4 of 46');
  await expect(all.getByRole('listitem')).toHaveCount(46);
  await expect(page.getByRole('region', { name: 'Next ones' }).getByRole('progressbar')).toHaveCount(3);
  await inBothSizes(page, expectSound);

  await page.getByRole('tab', { name: 'Coins' }).click();
  await expect(page.getByText('Bought at the market')).toBeVisible();
  await expect(page.getByText('−80', { exact: true })).toBeVisible();
  await inBothSizes(page, expectSound);
});

test('a battle that is over is watched again', async ({ page, request }) => {
  // With reduced motion the replay does not start by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, await experienced(request), '/profile?tab=battles');
  await expect(page.getByRole('article', { name: LEADER })).toContainText('Won');
  await page.getByRole('link', { name: `Watch the battle against ${LEADER}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Replay' })).toBeFocused();
  await expect(page.getByText(`Against ${LEADER}`)).toBeVisible();
  await expectTranslated(page);
  await inBothSizes(page, expectSound);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  const place = page.getByRole('slider', { name: 'Place in the battle' });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(place).toHaveAttribute('aria-valuetext', /^Won, step/);
  await expect(page.getByRole('log')).toContainText('You won the battle.');
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(place).toHaveAttribute('aria-valuetext', /^The start, step 1 of/);
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(place).toHaveAttribute('aria-valuetext', /step 2 of/);

  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Battles' })).toHaveAttribute('aria-selected', 'true');
  // A replay does not count as a running battle.
  expect(await page.evaluate(() => sessionStorage.getItem('battle'))).toBeNull();
});

test('a battle that there is not is told of in a sentence', async ({ page, request, trouble }) => {
  trouble.allow(/GET .*\/replay\?id=nobody&skip=0 404$/);
  await enterAs(page, await playerWithStarter(request), '/profile?tab=battles&replay=nobody');
  await expect(page.getByText('There is no such battle.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Back to battles' }).click();
  await expect(page.getByText('No battle yet')).toBeVisible();
});
