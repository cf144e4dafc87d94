import { type APIRequestContext, expect } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { fightOverTheWire } from '../support/fight.ts';
import { test } from '../support/test.ts';

/** Page of the battle and name of the other user, according to the server. */
async function rivalOf(request: APIRequestContext, { headers }: { headers: Record<string, string> }) {
  const reply = await request.get('/api/game/battle', { headers });
  const { battleDetails } = (await reply.json()) as {
    battleDetails: { page: string; userBattaleDetails: { name: string } | null };
  };
  return { page: battleDetails.page, name: battleDetails.userBattaleDetails?.name };
}

test('the address can name the user; an unknown one leads home and is told of', async ({
  page,
  request,
  trouble,
}) => {
  trouble.allow(/POST .*\/game\/startUserBattle 404$/);
  const rival = await playerWithStarter(request);
  const player = await playerWithStarter(request);
  await enterAs(page, player, '/userbattle?name=Nobody+has+this+name');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByText('There is no player of this name')).toBeVisible();
  await page.goto(`/userbattle?name=${encodeURIComponent(rival.username)}`);
  await expect(page).toHaveURL(/\/battle$/);
  expect((await rivalOf(request, player)).name).toBe(rival.username);
});

test('the screen is sound while it looks for an opponent', async ({ page, request }) => {
  await page.route('**/api/game/startUserBattle', () => undefined);
  await enterAs(page, await playerWithStarter(request), '/userbattle');
  await expect(page.getByText('Looking for an opponent of like strength…')).toBeVisible();
  await expectSound(page);
});

test('a battle against a user starts at once, and can be fought again', async ({ page, request }) => {
  const player = await playerWithStarter(request);
  await enterAs(page, player, '/maps');
  await page.goto('/userbattle');
  await expect(page).toHaveURL(/\/battle$/);
  const { name } = await rivalOf(request, player);
  expect(name).toBeTruthy();
  await fightOverTheWire(request, player);
  await page.reload();
  await expect(page.getByText(name ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'Battle Again?' }).click();
  await expect(page.getByRole('button', { name: 'Select this pokemon' })).toBeVisible();
  expect(await rivalOf(request, player)).toEqual({ page: 'selection', name });
  await page.goBack();
  await expect(page).toHaveURL(/\/maps$/);
});
