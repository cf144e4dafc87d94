import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { enterAs, grant, playerWithStarter } from '../support/account.ts';
import { test } from '../support/test.ts';

const attacks = (page: Page) => page.getByRole('group', { name: 'Attacks' });

/** A battle in which every attack does thousands of hit points of damage. */
async function inUnevenBattle(page: Page, request: APIRequestContext): Promise<void> {
  const player = await playerWithStarter(request);
  const { username, headers } = player;
  await grant(request, { username, creatures: [{ name: 'castorrent', level: 100 }] });
  const start = await request.post('/api/game/startGymBattle', { headers, data: { id: 'Hazel Thornby' } });
  expect(start.status()).toBe(200);
  await enterAs(page, player, '/home');
  await page.getByRole('button', { name: 'Back to your battle' }).click();
  await page.getByRole('radio', { name: /^Castorrent/ }).check();
  await page.getByRole('button', { name: 'Select this pokemon' }).click();
  await expect(attacks(page)).toBeVisible();
  // The tiles are made anew once the script of their tooltips has come.
  await expect(attacks(page).locator('label').first()).toHaveAttribute('data-state', 'closed');
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
};
type Box = Awaited<ReturnType<typeof boxOf>>;
/** True if two boxes overlap by more than half a pixel. */
const meet = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
const within = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

test('what an attack will do stays on its card and clear of its key, also with four digits', async ({
  page,
  request,
}) => {
  await inUnevenBattle(page, request);
  const sure = attacks(page)
    .locator('label')
    .filter({ hasText: /\d,\d{3}–\d,\d{3} hp/ });
  expect(await sure.count()).toBeGreaterThan(0);
  for (const card of await sure.all()) {
    const badge = await boxOf(card.getByText('KO', { exact: true }));
    const key = await boxOf(card.getByText(/^[1-4]$/));
    const damage = await boxOf(card.getByText(/^[\d,]+–[\d,]+ hp$/));
    const outer = await boxOf(card);
    expect([within(badge, outer), within(damage, outer), within(key, outer)]).toEqual([true, true, true]);
    expect([meet(badge, key), meet(damage, key), meet(badge, damage)]).toEqual([false, false, false]);
  }
});

for (const size of ['100%', '200%']) {
  test.describe(`a window of 320 pixels with letters of ${size}`, () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test('the switch beside the heading of the attacks covers none of it', async ({ page, request }) => {
      await inUnevenBattle(page, request);
      await page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
      }, size);
      // Measures both at the same time: the layout still changes while the letters grow.
      const head = attacks(page).locator('xpath=preceding-sibling::div[1]');
      const [heading, words] = await head.evaluate((element) =>
        [...element.children].map((child) => child.getBoundingClientRect().toJSON() as DOMRect),
      );
      if (!heading || !words) throw new Error('There is no heading, or no switch beside it');
      await expect(head.getByRole('checkbox', { name: 'Show what attacks will do' })).toBeVisible();
      expect(meet(heading, words)).toBe(false);
      expect(words.right).toBeLessThanOrEqual(320);
    });
  });
}
