import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectLook } from '../support/access/look.ts';
import { expectTranslated } from '../support/access/strange.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { fightOut } from '../support/fight.ts';
import { SIZES } from '../support/sizes.ts';
import { test } from '../support/test.ts';

const LEADER = 'Hazel Thornby';
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const battleOf = (page: Page, name: string) =>
  cardOf(page, name).getByRole('button', { name: 'Battle', exact: true });

async function strongPlayer(request: APIRequestContext) {
  const player = await playerWithStarter(request);
  // A creature that beats each opponent with one attack.
  const creatures = [{ name: 'emberam', level: 100 }];
  await grant(request, { username: player.username, creatures });
  return player;
}

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(use);

    test('locked regions and champions say how they open', async ({ page, request }) => {
      await enterAs(page, await playerWithStarter(request), '/gymbattle');
      await expect(battleOf(page, 'Philippa Oduya')).toBeDisabled();
      await expect(page.getByText(/^Beat all 8 leaders of Greenreach, and the champion/)).toBeVisible();
      await page.getByRole('tab', { name: /^Fourlight/ }).click();
      await expect(page).toHaveURL(/region=Fourlight$/);
      await expect(page.getByText(/^Fourlight opens when all 8 leaders of Overcloud/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Battle', exact: true, disabled: false })).toHaveCount(
        size === 'phone' ? 0 : 1,
      );
      await expectSound(page);
    });
  });
}

test.describe('with everything in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a player logs in, beats a leader and sees the stamp', async ({ page, request }) => {
    const player = await strongPlayer(request);
    await page.goto('/login');
    await page.getByLabel('Username').fill(player.username);
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('button', { name: 'Battle', exact: true }).click();
    await page.getByText('Gym Battle', { exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Gym Battle' })).toBeVisible();
    await expect(cardOf(page, LEADER)).toContainText('Level 10');
    await expect(cardOf(page, LEADER).getByText('Defeated')).toBeHidden();
    await battleOf(page, LEADER).click();
    await expect(page).toHaveURL(/\/battle$/);
    await expect(page.getByText('mind the seedlings')).toBeVisible();
    expect(await fightOut(page)).toBe('Won');
    await expect(page.getByText(`Congratulations! You defeated a ${LEADER}'s team.`)).toBeVisible();
    await expectTranslated(page);

    await page.getByRole('link', { name: 'Go to Gym' }).click();
    await expect(cardOf(page, LEADER).getByText('Defeated')).toBeVisible();
    await expect(cardOf(page, LEADER)).toContainText('Rematch 37 coins');
    await expect(page.getByRole('img', { name: `Badge of ${LEADER}` })).toBeVisible();
    await expectSound(page);
    await expectTranslated(page);
  });
});

test('going back from a battle leads past the gyms, and it is left only with consent', async ({
  page,
  request,
}) => {
  await enterAs(page, await playerWithStarter(request), '/maps');
  await page.goto('/gymbattle');
  await battleOf(page, LEADER).click();
  await expect(page).toHaveURL(/\/battle$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/maps$/);

  await page.goto('/gymbattle');
  await battleOf(page, 'Ivo Cinder').click();
  const dialog = page.getByRole('dialog', { name: 'Leave your battle?' });
  await expect(dialog).toContainText(`You will leave your battle against ${LEADER}.`);
  await expectLook(page);
  await dialog.getByRole('button', { name: 'Return to it' }).click();
  await expect(page.getByText('mind the seedlings')).toBeVisible();

  await page.goto('/gymbattle');
  await battleOf(page, 'Ivo Cinder').click();
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('figure')).toContainText('Ivo Cinder');
});
