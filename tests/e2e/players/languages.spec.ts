import { expect } from '@playwright/test';
import { LANGUAGES } from '../../../contract/shapes/settings.ts';
import type { speciesTexts } from '../../../src/locales/en/content/species.ts';
import type { settingsWords } from '../../../src/locales/en/settings.ts';
import type { en } from '../../../src/locales/en.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { test } from '../support/test.ts';
import { wordsOf } from '../support/wordsOf.ts';

const commonOf = (code: string) => wordsOf<typeof en>(code, 'common');
const speciesOf = (code: string) => wordsOf<typeof speciesTexts>(code, 'content/species');
const settingsOf = (code: string) => wordsOf<typeof settingsWords>(code, 'settings');

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('the first visit is in German, and a visitor can choose another language by its own name', async ({
    page,
  }) => {
    const [german, polish, { names }] = await Promise.all([commonOf('de'), commonOf('pl'), settingsOf('de')]);
    await page.goto('/signup');
    await expect(page.getByLabel(german.login.again)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    const choice = page.getByLabel(names.language);
    await expect(choice).toBeFocused();
    await expect(choice.getByRole('option')).toHaveCount(LANGUAGES.length + 1);
    await page.getByLabel(german.login.username).fill('Halina');
    await choice.selectOption('Polski');
    await expect(page.getByLabel(polish.login.again)).toBeVisible();
    await expect(page.getByLabel(polish.login.username)).toHaveValue('Halina');
    await page.reload();
    await expect(page.getByLabel(polish.login.again)).toBeVisible();
  });
});

test('the language that a player chooses in the settings is kept with the account', async ({
  page,
  browser,
  request,
}) => {
  const player = await playerWithStarter(request);
  const { title } = await settingsOf('pl');
  await enterAs(page, player, '/settings');
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/auth/settings') && reply.request().method() === 'POST',
  );
  const choice = page.getByLabel('Language');
  await choice.focus();
  await choice.selectOption('Polski');
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await saved;
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await enterAs(other, player, '/settings');
  await expect(other.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await elsewhere.close();
});

test.describe('in a browser that asks for Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('a search finds creatures by their Japanese names and by the English ones, and the address keeps what was typed', async ({
    page,
    request,
  }) => {
    const { kindlam, rootling } = await speciesOf('ja');
    await enterAs(page, await playerWithStarter(request), '/pokemons');
    const found = page.getByRole('article', { name: kindlam.name });
    const field = page.getByRole('searchbox');
    for (const typed of [kindlam.name.slice(0, 2), 'kind']) {
      await field.fill(typed);
      await expect(page).toHaveURL(new RegExp(`[?&]name=${encodeURIComponent(typed)}(&|$)`));
      await expect(found).toBeVisible();
    }
    await field.fill(rootling.name);
    await expect(found).toBeHidden();
    await page.goto('/pokemons?name=kindlam');
    await expect(found).toBeVisible();
  });
});
