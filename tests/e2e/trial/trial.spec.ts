import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { hostTrial } from '../../../tools/bench/line/host.ts';
import { expectSound } from '../support/accessible.ts';
import { keyboard } from '../support/driver.ts';
import { fightOut } from '../support/fight.ts';
import { arrive, cellOf, walkUntilMet } from '../support/maps/walking.ts';
import { test } from '../support/test.ts';

/** The trial may lie anywhere. */
const BELOW = '/games/wild/';

// One worker builds the trial for all tests.
test.describe.configure({ mode: 'default' });

let host: Awaited<ReturnType<typeof hostTrial>>;
let trial: string;
/** A host that sends files as they lie, and nothing at any other path. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  execFileSync('npm', ['run', 'build:trial'], { stdio: 'ignore' });
  host = await hostTrial(BELOW, false);
  trial = host.address;
});
test.afterAll(() => host.stop());
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('trial:settings', JSON.stringify({ muted: true }))),
);

const go = (page: Page, to: string) => page.goto(`${trial}#${to}`);

/** Opens the trial, which asks for nothing but a starter. */
async function begin(page: Page): Promise<void> {
  await page.goto(trial);
  await page.getByRole('radio', { name: 'Kindlam' }).check();
  await page.getByRole('button', { name: 'Select pokemon' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
}

test('a trial is played from a host of static files: a creature appears, is fought, and all is there after a reload', async ({
  page,
}) => {
  // How far the creature is and how long it stands is left to chance.
  test.slow();
  await begin(page);
  await expect(page.getByRole('region', { name: 'Trial' })).toContainText('Trial, saved in this browser');
  await expectSound(page);
  await page.getByRole('link', { name: 'Maps' }).first().click();
  await page.getByRole('main').getByText('Green Land', { exact: true }).click();
  await page.getByRole('img', { name: /You stand in column/ }).waitFor();
  await walkUntilMet(page, keyboard(page));
  const cell = await cellOf(page);
  await page.reload();
  await arrive(cell, page);
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  expect(['Won', 'Lost']).toContain(await fightOut(page));
  await go(page, '/profile');
  await expect(page.getByText('Trial player').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Trial player').first()).toBeVisible();
  await go(page, '/pokedex');
  await expect(page.getByText(/^2 of \d+$/).first()).toBeVisible();
});

test('the mart, gyms, team and training are in the trial', async ({ page }) => {
  await begin(page);
  await go(page, '/pokemart');
  await expect(page.getByText('You have 500 coins to spend.')).toBeVisible();
  await go(page, '/team');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await go(page, '/gymbattle');
  await expect(page.getByText('0 of 8 leaders beaten')).toBeVisible();
  await go(page, '/expbattle');
  await expect(page.getByRole('heading', { level: 1, name: 'Exp battle' })).toBeVisible();
});

test('what needs other players says so, and leads back; whoever starts over has nothing', async ({
  page,
}) => {
  await begin(page);
  for (const to of ['/trades', '/offers', '/findtrades', '/account', '/player', '/operator']) {
    await go(page, to);
    await expect(page.getByText(/^What you were looking for is not in the trial/)).toBeVisible();
  }
  await expectSound(page);
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The trial of Emberwild' })).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Delete and start over' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Emberwild!' })).toBeVisible();
});

test('two windows play one game', async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(trial);
  await expect(other.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'The trial of Emberwild' })).toBeVisible();
});
