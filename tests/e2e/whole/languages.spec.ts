import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Cell, maps } from '../../../content/index.ts';
import type { battleWords, logWords } from '../../../src/locales/en/battle.ts';
import type { speciesTexts } from '../../../src/locales/en/content/species.ts';
import type { homeWords } from '../../../src/locales/en/home.ts';
import type { mapWords } from '../../../src/locales/en/map.ts';
import type { mapsWords } from '../../../src/locales/en/maps.ts';
import type { en } from '../../../src/locales/en.ts';
import { enterAs, grant, newAccount, playerWithStarter } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { wayToTallGrass } from '../support/maps/walking.ts';
import { test } from '../support/test.ts';
import { wordsOf } from '../support/wordsOf.ts';

/** Languages of Latin letters, of letters of their own, and from the right. */
const PLAYED = [
  { code: 'de', locale: 'de-DE', direction: 'ltr' },
  { code: 'ja', locale: 'ja-JP', direction: 'ltr' },
  { code: 'ar', locale: 'ar-EG', direction: 'rtl' },
] as const;

/** The texts of a game until the first catch. */
async function gameWords(code: string) {
  const [common, home, map, places, battle] = await Promise.all([
    wordsOf<typeof en>(code, 'common'),
    wordsOf<typeof homeWords>(code, 'home'),
    wordsOf<typeof mapWords>(code, 'map'),
    wordsOf<typeof mapsWords>(code, 'maps'),
    wordsOf<typeof battleWords>(code, 'battle'),
  ]);
  return { common, home, map, place: places.places.green_land.title, battle };
}
type GameWords = Awaited<ReturnType<typeof gameWords>>;

const action = (page: Page, name: string): Locator =>
  page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true, disabled: false }))
    .first();

/** A pattern for a text in which a name may be anything. */
const around = (text: (name: string) => string): RegExp => {
  const parts = text('\n').split('\n');
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
};

/** The cell that the map's description tells in the language. */
async function cellIn(page: Page, { map, place }: GameWords): Promise<Cell> {
  const told = await page.locator('[role="img"][data-stage]').first().getAttribute('aria-label');
  for (let y = 0; y < 31; y++)
    for (let x = 0; x < 31; x++) if (told?.startsWith(map.canvas(place, x + 1, y + 1))) return { x, y };
  throw new Error(`Where is that? ${told}`);
}

async function meetSomebody(page: Page, words: GameWords): Promise<void> {
  const driver = keyboard(page);
  const met = action(page, words.map.catch);
  for (let steps = 0; steps < 300; steps++) {
    const before = await cellIn(page, words);
    const [direction] = wayToTallGrass(before);
    if (!direction) break;
    await driver.step(direction);
    await expect.poll(() => cellIn(page, words), { intervals: [50] }).not.toEqual(before);
    await expect(page.locator('[data-pending]')).toHaveCount(0);
    if (await met.isVisible()) return;
  }
  throw new Error('Nothing appeared in 300 steps');
}

/** Signs up, takes the first starter and goes to the first map. */
async function begin(page: Page, request: APIRequestContext, words: GameWords): Promise<void> {
  const { common, home, map, place } = words;
  const { username, password } = newAccount();
  await page.goto('/');
  await action(page, common.login.signup).click();
  await page.getByLabel(common.login.username).fill(username);
  await page.getByLabel(common.login.password, { exact: true }).fill(password);
  await page.getByLabel(common.login.again).fill(password);
  await action(page, common.login.continue).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('radio').first().check();
  await action(page, home.select).click();
  await expect(page.getByRole('heading', { name: home.back })).toBeVisible();
  await grant(request, { username, items: { mball: 1 } });
  await action(page, home.toMaps).click();
  await action(page, 'green_land').click();
  const { x, y } = maps.green_land.start;
  await expect(page.getByRole('img', { name: map.canvas(place, x + 1, y + 1) })).toBeVisible();
}

/** Whichever way the page is read, the pad has west on its left. */
async function expectPadAsTheMap(page: Page, { map }: GameWords): Promise<void> {
  const opener = page.getByText(map.pad, { exact: true }).and(page.locator('summary'));
  await opener.click();
  const leftOf = async (name: string) => (await page.getByLabel(name, { exact: true }).boundingBox())?.x ?? 0;
  expect(await leftOf(map.move.w)).toBeLessThan(await leftOf(map.move.e));
  await opener.click();
}

for (const { code, locale, direction } of PLAYED) {
  test.describe(`in a browser that asks for ${code}`, () => {
    test.use({ locale });

    test(`a game in ${code} leads from the first visit to the first catch`, async ({ page, request }) => {
      const words = await gameWords(code);
      const { map, battle } = words;
      await begin(page, request, words);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expectPadAsTheMap(page, words);
      await meetSomebody(page, words);
      await action(page, map.catch).click();
      await action(page, battle.selectThis).click();
      await page.getByRole('radio', { name: battle.balls.mball }).check({ force: true });
      await action(page, battle.useBall).click();
      await expect(page.getByText(around(battle.caught))).toBeVisible({ timeout: 30_000 });
      await action(page, battle.backToMaps).click();
      await expect(page).toHaveURL(/\/map$/);
    });
  });
}

/** Chooses a language as another window of the browser does. */
const choose = (page: Page, language: string): Promise<void> =>
  page.evaluate((code) => {
    const kept = JSON.parse(localStorage.getItem('settings') ?? '{}');
    localStorage.setItem('settings', JSON.stringify({ ...kept, chosen: { ...kept.chosen, language: code } }));
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, language);

/** A mark of what the canvas shows, once it rests and shows the same twice. */
async function drawn(page: Page): Promise<string> {
  const canvas = page.locator('[data-stage="battle"] canvas[data-loop="asleep"]');
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      await canvas.waitFor();
      last = createHash('sha256')
        .update(await canvas.screenshot({ animations: 'disabled' }))
        .digest('hex');
      return last === before;
    })
    .toBe(true);
  return last;
}

test('a change of the language shows at once in a battle, in its log and on its canvas', async ({
  page,
  request,
}) => {
  const player = await playerWithStarter(request);
  const { headers } = player;
  const started = await request.post('/api/game/startGymBattle', { headers, data: { id: 'thornby-garden' } });
  expect(started.status()).toBe(200);
  const names = await wordsOf<typeof speciesTexts>('ja', 'content/species');
  const log = await wordsOf<typeof logWords>('ja', 'battleLog');
  await enterAs(page, player, '/home');
  await action(page, 'Back to your battle').click();
  await action(page, 'Select this pokemon').click();
  const entered = page.getByText('Your Kindlam enters the battle.', { exact: true });
  await expect(entered).toBeVisible();
  const before = await drawn(page);
  await choose(page, 'ja');
  await expect(page.getByText(log.send(log.yours(names.kindlam.name)), { exact: true })).toBeVisible();
  await expect(entered).toHaveCount(0);
  await expect.poll(() => drawn(page)).not.toBe(before);
  const changed = await drawn(page);
  await choose(page, 'en');
  await expect(entered).toBeVisible();
  await expect.poll(() => drawn(page)).not.toBe(changed);
});
