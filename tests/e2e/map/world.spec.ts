import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Cell, GameMap } from '../../../content/index.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import { peopleTexts } from '../../../src/locales/en/people/index.ts';
import { signTexts } from '../../../src/locales/en/signs/index.ts';
import { wayTo } from '../../../tools/shared/way.ts';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { skip } from '../support/fight.ts';
import { arrive, cellOf } from '../support/maps/walking.ts';
import { test } from '../support/test.ts';
import { meetSomething } from '../support/wild.ts';

type Player = Awaited<ReturnType<typeof playerWithStarter>>;

const named = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true, disabled: false });

/** Walks by calls to the server on the player's present map, and waits whenever the server limits the pace. */
async function walkTo(request: APIRequestContext, { headers }: Player, map: GameMap['id'], cell: Cell) {
  const call = (path: string, data: object) => request.post(`/api/game/${path}`, { headers, data });
  const { mapPos } = (await (await call('mapRequest', { mapName: map })).json()) as MapReply;
  const start = { x: mapPos.x / 16, y: mapPos.y / 16 };
  if (start.x === cell.x && start.y === cell.y) return;
  for (const dir of wayTo(map, start, ({ x, y }) => x === cell.x && y === cell.y).way) {
    let reply = await call('mapMove', { dir });
    while (reply.status() === 429) {
      await new Promise((resume) => setTimeout(resume, Number(reply.headers()['retry-after']) * 1000));
      reply = await call('mapMove', { dir });
    }
    expect(reply.ok()).toBe(true);
  }
}

/** Switches to another creature, which is the turn, and goes on to the next choice. */
async function switchTo(page: Page, name: string) {
  await named(page, 'Switch to another creature').click();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await named(page, `Send ${name}`).click();
  await skip(page);
  await named(page, 'Continue').click();
  await named(page, 'Attack').waitFor();
}

test('a player switches, drinks, runs, fills the flask, crosses an edge, talks and finds', async ({
  page,
  request,
}) => {
  // The server limits the pace of steps.
  test.slow();
  const player = await playerWithStarter(request);
  const creatures = ['solpavo', 'castorrent'].map((name) => ({ name, level: 40 }));
  await grant(request, { username: player.username, creatures });
  const driver = keyboard(page);

  await test.step('in a battle', async () => {
    await meetSomething(request, player);
    await request.post('/api/game/startWildBattle', { headers: player.headers, data: {} });
    await enterAs(page, player, '/home');
    await named(page, 'Back to your battle').click();
    await page.getByRole('radio', { name: /^Castorrent/ }).check();
    await named(page, 'Select this pokemon').click();
    await named(page, 'Attack').waitFor();
    const flask = named(page, 'Flask, 3 of 3 draughts');
    // Until the wild creature has hit one of them.
    for (let turns = 0; turns < 12 && !(await flask.isVisible()); turns++) {
      await switchTo(page, turns % 2 === 0 ? 'Solpavo' : 'Castorrent');
    }
    await flask.click();
    await named(page, /^Give it to /).click();
    await skip(page);
    await named(page, 'Continue').click();
    await expect(page.getByRole('button', { name: 'Flask, 2 of 3 draughts' })).toBeVisible();
    const map = page.getByRole('heading', { name: 'Green Land', level: 1 });
    for (let attempts = 0; attempts < 9 && !(await map.isVisible()); attempts++) {
      await named(page, 'Run away').click();
      await skip(page);
      await named(page, 'Continue').click();
      await named(page, 'Attack').or(map).first().waitFor();
    }
    await expect(map).toBeVisible();
  });

  await test.step('beside the well', async () => {
    await walkTo(request, player, 'green_land', { x: 12, y: 22 });
    await page.reload();
    await arrive({ x: 12, y: 22 }, page);
    // The wells come with a script after the map: a step beside one before that draws no water, the next one does.
    const full = page.getByText('Your flask is full again: three draughts.').first();
    await driver.step('e');
    await expect(async () => {
      await driver.step((await cellOf(page)).x > 13 ? 'w' : 'e');
      await expect(full).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  await test.step('over the edge to Latchford', async () => {
    await walkTo(request, player, 'green_land', { x: 15, y: 1 });
    await page.reload();
    await arrive({ x: 15, y: 1 }, page);
    const town = page.getByRole('heading', { name: 'Latchford', level: 1 });
    for (let steps = 0; steps < 3 && !(await town.isVisible()); steps++) {
      await driver.step('n');
      await expect(page.locator('[data-pending]')).toHaveCount(0);
    }
    await expect(town).toBeVisible();
  });

  await test.step('beside Ned Hasp', async () => {
    await walkTo(request, player, 'green_land3', { x: 17, y: 4 });
    await page.reload();
    await named(page, 'Talk to Ned Hasp').click();
    const said = page.getByRole('dialog', { name: 'Ned Hasp' });
    await expect(said).toContainText(peopleTexts['ned-hasp'].lines.hello[0]);
    await page.keyboard.press('Escape');
    await expect(said).toBeHidden();
  });

  await test.step('beside the crate behind the mart', async () => {
    await walkTo(request, player, 'green_land3', { x: 22, y: 18 });
    await page.reload();
    await named(page, 'Look at the crate behind the mart').click();
    await expect(page.getByText(signTexts['town-crate'].boxes[0])).toBeVisible();
    await named(page, 'Next').click();
    await expect(page.getByText('You find 2 Basic balls.')).toBeVisible();
  });
});
