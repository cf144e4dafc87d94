import { expect, type Page } from '@playwright/test';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';

test('routes work in any spelling of their case', async ({ page }) => {
  for (const route of ['/Login', '/LOGIN', '/Faq', '/About']) {
    await page.goto(route);
    await expect(page.getByText('Lost in the tall grass')).toBeHidden();
  }
});

test('an address that does not exist says so and leads home', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost in the tall grass');
});

test('the map without a name says that there is none', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/map');
  await expect(page.getByText('No Map found')).toBeVisible();
});

test('skipping to the content leaves the map where it is', async ({ page, request }) => {
  await enterAs(page, await playerWithStarter(request), '/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Green Land' })).toBeVisible();
  const skip = page.getByText('Skip to content');
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Green Land' })).toBeVisible();
});

test('the login screen needs no Phaser, and at most eight requests beside its two typefaces', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const isTypeface = (url: string): boolean => url.endsWith('.woff2');
  expect(asked.filter(isTypeface).length).toBeLessThanOrEqual(2);
  expect(asked.filter((url) => !isTypeface(url)).length).toBeLessThanOrEqual(8);
  const scripts = await Promise.all(
    asked.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
  );
  expect(scripts.some((text) => text.includes('Phaser'))).toBe(false);
});

/** What moves without end in the starters that are seen: the properties that change, by the name of the movement. */
const movements = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const kept = ['offset', 'computedOffset', 'easing', 'composite'];
    const moving = document.getAnimations().flatMap((movement) => {
      const { effect } = movement as CSSAnimation;
      if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('[data-starters]')) return [];
      if (Number.isFinite(effect.getComputedTiming().endTime)) return [];
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const properties = [...new Set(changed)].filter((property) => !kept.includes(property));
      return [
        [(movement as CSSAnimation).animationName.replace(/.*(breathe|nod|blink).*/, '$1'), `${properties}`],
      ];
    });
    return Object.fromEntries(moving);
  });

test.describe('for who has not asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the starters of the title breathe in parts and blink, by what the compositor does alone, and stand still for who wants that', async ({
    page,
  }) => {
    await page.goto('/login');
    const starters = page.locator('[data-starters]:visible');
    const alive = { breathe: 'transform', nod: 'transform', blink: 'opacity' };
    await expect(starters).toHaveCount(1);
    await expect.poll(() => movements(page)).toEqual(alive);
    await onPhone(page, async () => {
      await expect(starters).toHaveCount(1);
      // Large, and whole beside each other.
      expect((await starters.boundingBox())?.width).toBeGreaterThan(340);
      await expect.poll(() => movements(page)).toEqual(alive);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => movements(page)).toEqual({});
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => movements(page)).toEqual(alive);
    await page.goto('/settings');
    await page.getByRole('group', { name: 'Calm mode' }).getByText('On', { exact: true }).click();
    await page.goto('/login');
    await expect(starters).toHaveCount(1);
    await expect.poll(() => movements(page)).toEqual({});
  });
});
