import { expect, type Page } from '@playwright/test';
import { screenWords } from '../../../src/locales/en/textMode/commands.ts';
import { heard, hears, listen } from '../support/access/ear.ts';
import { expectTranslated } from '../support/access/strange.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs, grant, newAccount, playerWithStarter } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { pressByKey } from '../support/keys.ts';
import { onPhone } from '../support/sizes.ts';
import { pickStarter, signUp } from '../support/story.ts';
import { test } from '../support/test.ts';
import { playerWith } from '../support/trader.ts';

const LEADER = 'Hazel Thornby';
const commandLine = (page: Page) => page.getByRole('textbox', { name: 'Command' });

/** Moves the focus to the command line by its key, wherever it is. */
async function reachCommandLine(page: Page): Promise<void> {
  await expect(commandLine(page)).toBeVisible();
  if (!(await commandLine(page).evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('/');
  await expect(commandLine(page)).toBeFocused();
}

/** Types a command and returns what is announced because of it. */
async function command(page: Page, line: string, answer: RegExp): Promise<string> {
  const since = (await heard(page)).length;
  await reachCommandLine(page);
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  return hears(page, answer, since);
}

/** Types a command that opens a page; the focus goes to its content. */
async function open(page: Page, line: string, url: RegExp): Promise<void> {
  await reachCommandLine(page);
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
}

/** Walks to the grass, and there to and fro until a creature appears. */
async function meetSomething(page: Page): Promise<void> {
  const over = /appeared!|^You are at|^Done\.|^Here you cannot go on|closed by/;
  let answer = await command(page, 'go grass', over);
  for (let walks = 0; walks < 100 && !answer.includes('appeared!'); walks++)
    answer = await command(page, walks % 2 ? 'e 4' : 'w 4', over);
  expect(answer).toMatch(/^Wild .+ appeared! Level \d+\./);
}

/** Fights with the attacks in turn until the battle is over. */
async function fightOn(page: Page): Promise<string> {
  let answer = await command(page, 'send emberam', /Attacks, with fight/);
  for (let turn = 0; turn < 60 && !/ (Won|Lost)\./.test(answer); turn++) {
    const line = answer.includes('Choose who fights') ? 'send emberam' : String(1 + (turn % 4));
    answer = await command(
      page,
      line,
      /Enter goes on|Attacks, with fight|Choose who fights| (Won|Lost)\.|no attack/,
    );
    if (answer.includes('Enter goes on'))
      answer = await command(page, '', /Attacks|Choose who fights| (Won|Lost)\./);
  }
  return answer;
}

test('a player signs up, catches a creature, wins a gym and makes a trade by keys and announcements alone', async ({
  page,
  request,
}) => {
  // The whole loop of the game.
  test.slow();
  const account = newAccount();
  const driver = keyboard(page);
  const asked: string[] = [];
  page.on('request', (call) => asked.push(call.url()));
  await listen(page);

  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accessibility: turn on text mode' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Accessibility: turn off text mode' })).toBeFocused();

  await signUp(page, driver, account);
  await hears(page, /^Text mode is on\. Type help/);
  await pickStarter(page, driver);
  const { username } = account;
  const team = ['podkin', 'puddlip', 'gloopet', 'moonbun'].map((name) => ({ name, level: 5 }));
  const creatures = [...team, { name: 'emberam', level: 100 }];
  await grant(request, { username, items: { mball: 1 }, creatures });

  await open(page, 'maps', /\/maps$/);
  await pressByKey(page, page.getByRole('link', { name: 'green_land', exact: true }));
  await hears(
    page,
    /^You stand .+, column \d+ and row \d+ of 31, .+ of Green Land\. Near: .*tall grass, \d+ step/,
  );
  await expect(commandLine(page)).toBeFocused();
  expect(await command(page, 'look', /^You stand .+ North.+ Near: /)).toMatch(/ East: /);
  const since = (await heard(page)).length;
  const first = await command(page, 'where', /^You stand/);
  expect(await command(page, 'repeat', /^You stand/)).toBe(first);
  expect((await heard(page)).slice(since)).toEqual([first, first]);

  await meetSomething(page);
  await command(
    page,
    'fight',
    /^Opponent: .+, level \d+, .+ hp\. Choose who fights with send and a number: 1 /,
  );
  await command(
    page,
    'send 1',
    /^Your .+ Opponent: .+ hp.+Yours: .+ hp.+Attacks, with fight and a number: 1 /,
  );
  await command(page, 'ball master', /It was caught! Congratulations! You have caught Wild /);
  await command(page, '', /^You stand/);

  await open(page, 'gym', /\/gymbattle$/);
  const card = page.getByRole('article', { name: LEADER, exact: true });
  await pressByKey(page, card.getByRole('button', { name: 'Battle', exact: true }));
  await hears(page, /^Hazel Thornby says: .+ Opponent: .+ Choose who fights/);
  expect(await fightOn(page)).toMatch(/^.*You won the battle\. .*Won\. You found \d+ coins\./);
  await open(page, '', /\/gymbattle$/);
  await expect(card.getByText('Defeated')).toBeVisible();

  await open(page, 'pokemon', /\/pokemons$/);
  await pressByKey(page, page.getByRole('button', { name: 'Put for trade' }).first());
  await hears(page, /Moved to trade/);
  const { access_token: token } = (await (
    await request.post('/api/auth/login', { data: account })
  ).json()) as { access_token: string };
  const listed = (await (
    await request.get('/api/game/findNextPokemonsExcludeTeam', {
      headers: { authorization: `Bearer ${token}` },
      params: { skip: 0 },
    })
  ).json()) as { pokemons: readonly { id: string; in_trade: boolean }[] };
  const maker = await playerWith(request, [{ name: 'castorrent', level: 40 }]);
  const { id } = listed.pokemons.find(({ in_trade }) => in_trade) ?? { id: '' };
  await maker.offer(id, [(await maker.find('castorrent')).id]);
  await open(page, 'trades', /\/trades$/);
  await pressByKey(page, page.getByRole('button', { name: 'Accept offer' }));
  await pressByKey(page, page.getByRole('button', { name: 'Yes, trade' }));
  await expect(page.getByRole('region', { name: 'Castorrent is yours now' })).toBeVisible();

  expect(await page.locator('canvas').count()).toBe(0);
  const scripts = await Promise.all(
    asked.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
  );
  expect(scripts.some((text) => text.includes('Phaser.AUTO') || text.includes('Phaser v'))).toBe(false);
});

test('every page is reached by its command', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('textMode', 'only'));
  await enterAs(page, await playerWithStarter(request), '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  await expect(commandLine(page)).toBeFocused();
  // The map comes last but one; the page of user battles begins a battle.
  const last = ['/map', '/userbattle'];
  for (const [path, [word = '']] of Object.entries(screenWords).filter(([path]) => !last.includes(path))) {
    await open(page, word, new RegExp(`${path}(\\?.*)?$`));
    // The focus goes to the page, and would take what is typed before with it.
    await expect(commandLine(page)).not.toBeFocused();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await open(page, 'map', /\/map$/);
  await open(page, 'user battle', /\/(userbattle|battle)$/);
});

test('map and battle are accessible in text mode, on a desktop and a phone, by day and by night', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem('textMode', 'only'));
  const player = await playerWithStarter(request);
  await enterAs(page, player, '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  const around = page.getByRole('region', { name: 'Around you' });
  await expect(around).toBeVisible();
  const byDayAndNight = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
  };
  await byDayAndNight();
  await expectTranslated(page);
  await onPhone(page, async () => {
    await expect(around).toBeVisible();
    await byDayAndNight();
  });
  const { headers } = player;
  const started = await request.post('/api/game/startGymBattle', { headers, data: { id: LEADER } });
  expect(started.status()).toBe(200);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Back to your battle' }).click();
  await expect(page.getByRole('log', { name: 'What happens' })).toContainText('Choose who fights');
  // It is told at once; the page may still be on its way.
  const send = page.getByRole('button', { name: 'Select this pokemon' });
  await expect(send).toBeVisible();
  await expectSound(page);
  await expectTranslated(page);
  await onPhone(page, async () => {
    await expect(send).toBeVisible();
    await expectSound(page);
  });
});

test('a creature evolves by keys and announcements alone, and what has come of it is told', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem('textMode', 'only'));
  await listen(page);
  const player = await playerWithStarter(request);
  const { username } = player;
  await grant(request, { username, creatures: [{ name: 'podkin', level: 22 }] });
  await enterAs(page, player, '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  await expect(commandLine(page)).toBeFocused();
  await open(page, 'team', /\/team$/);
  await pressByKey(page, page.getByRole('button', { name: 'Evolve', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Evolve' });
  await expect(dialog).toBeVisible();
  const since = (await heard(page)).length;
  await pressByKey(page, dialog.getByRole('button', { name: 'Evolve' }));
  await hears(
    page,
    /^Podkin was evolved into Briarling\. Briarling is new in your Pokedex\. Its tail picks flowers/,
    since,
  );
  await expect(dialog.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Briarling' })).toBeFocused();
  await open(page, 'map', /\/map$/);
  await expect(commandLine(page)).toBeFocused();
  expect(await page.locator('canvas').count()).toBe(0);
});
