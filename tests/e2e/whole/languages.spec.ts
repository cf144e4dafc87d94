import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Cell, maps } from '../../../content/index.ts';
import type { battleWords } from '../../../src/locales/en/battle.ts';
import type { homeWords } from '../../../src/locales/en/home.ts';
import type { mapWords } from '../../../src/locales/en/map.ts';
import type { mapsWords } from '../../../src/locales/en/maps.ts';
import type { en } from '../../../src/locales/en.ts';
import { grant, newAccount } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { test } from '../support/test.ts';
import { wayToTallGrass } from '../support/walking.ts';
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

for (const { code, locale, direction } of PLAYED) {
  test.describe(`in a browser that asks for ${code}`, () => {
    test.use({ locale });

    test(`a game in ${code} leads from the first visit to the first catch`, async ({ page, request }) => {
      const words = await gameWords(code);
      const { map, battle } = words;
      await begin(page, request, words);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
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
