import { type APIRequestContext, expect } from '@playwright/test';
import { speciesOfRegion } from '../../../content/quests/lines/progress.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { fightOverTheWire } from '../support/fight.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';

interface Given {
  readonly quest: string;
  readonly goal: number;
  readonly coins: number;
}

/** A player whose quests of today ask for exp battles, which can be won at once. One in three has such a day. */
async function sparring(request: APIRequestContext) {
  for (let tries = 0; tries < 40; tries++) {
    const player = await playerWithStarter(request);
    const reply = await request.get('/api/game/quests', { headers: player.headers });
    const { today } = (await reply.json()) as { today: Given[] };
    const given = today.find(({ quest }) => quest.startsWith('spar-'));
    if (given) return { player, given };
  }
  throw new Error('Nobody is asked for exp battles today');
}

test('a finished quest is told at home, and its reward is taken once', async ({ page, request }) => {
  const { player, given } = await sparring(request);
  const { headers, username } = player;
  await grant(request, {
    username,
    creatures: Array.from({ length: 5 }, () => ({ name: 'solpavo', level: 100 })),
  });
  // Partners are as strong as the team, so a battle may be lost: lost ones do not count.
  for (let won = 0, fought = 0; won < given.goal; fought++) {
    expect(fought).toBeLessThan(20);
    await request.post('/api/game/startTrainingBattle', { headers, data: { type: 'bug' } });
    if ((await fightOverTheWire(request, player)) === 'win') won++;
  }
  await enterAs(page, player, '/home');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('reward');
  await today.getByRole('link', { name: 'All quests' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quests' })).toBeVisible();
  await inBothSizes(page, expectSound);
  await page.getByRole('button', { name: 'Take the reward of Sparring partner wanted' }).click();
  await expect(page.getByText(`You get ${given.coins} coins.`).first()).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Sparring partner wanted' }).first();
  await expect(card).toContainText('Reward taken');
  await page.goto('/profile?tab=coins');
  await expect(page.getByText('Reward of a quest')).toBeVisible();
});

test('somebody of the region asks for something, and the next step comes with the reward', async ({
  page,
  request,
}) => {
  const player = await playerWithStarter(request);
  const { headers, username } = player;
  await request.post('/api/game/mapRequest', { headers, data: { mapName: 'green_land2' } });
  await grant(request, {
    username,
    creatures: speciesOfRegion('Greenreach')
      .slice(0, 10)
      .map((name) => ({ name, level: 5 })),
  });
  await enterAs(page, player, '/quests');
  const lines = page.getByRole('region', { name: 'The lines of the regions' });
  await expect(lines).toContainText('Hazel Thornby: “My roses have never seen the sea');
  await expect(lines).toContainText('Opens with 3 badges of Greenreach. You have 0.');
  await inBothSizes(page, expectSound);
  await lines.getByRole('button', { name: 'Take the reward of Salt for the roses' }).click();
  await expect(page.getByText('You get 100 coins.').first()).toBeVisible();
  await expect(lines).toContainText('Ten in the dark');
  await expect(lines).toContainText('Step 2 of 8');
  // Whoever has the ten species already is asked for a talk next.
  await page.reload();
  await lines.getByRole('button', { name: 'Take the reward of Ten in the dark' }).click();
  await expect(lines).toContainText('Isolde Rime: “Ottoline Umber reads old stones.');
  await expect(lines).toContainText('Talk to Ottoline Umber: by day on the coast');
  await expect(lines.getByRole('progressbar', { name: 'The second sentence' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await inBothSizes(page, expectSound);
});

test('a page of research is written in the Pokedex, and its coins are paid', async ({ page, request }) => {
  const player = await playerWithStarter(request);
  const { headers, username } = player;
  await grant(request, { username, creatures: [{ name: 'kindlam', level: 100, kind: 3 }] });
  const { pokemons } = (await (await request.get('/api/game/team', { headers })).json()) as {
    pokemons: { id: string; level: number }[];
  };
  const grown = pokemons.find(({ level }) => level === 100);
  const evolved = await request.post('/api/game/evolve', { headers, data: { id: grown?.id } });
  expect(evolved.status()).toBe(200);
  await enterAs(page, player, '/pokedex?name=kindlam');
  const research = page.getByRole('region', { name: 'Research' });
  await expect(research).toContainText('Let a Kindlam evolve.');
  await expect(research).toContainText('one in 96 instead of one in 192');
  await inBothSizes(page, expectSound);
  await research.getByRole('button', { name: 'Sketch it' }).click();
  await expect(page.getByText('Written. You get 40 coins.').first()).toBeVisible();
  await expect(research).toContainText('Sketched');
  await expect(research.getByRole('progressbar', { name: 'The study' })).toHaveAttribute(
    'aria-valuenow',
    '2',
  );
  await page.goto('/profile?tab=coins');
  await expect(page.getByText('A page of research')).toBeVisible();
});
