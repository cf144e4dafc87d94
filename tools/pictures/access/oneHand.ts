import type { Browser, Page } from 'playwright';
import type { Straight } from '../../shared/way.ts';
import { openPage } from '../screens/devices.ts';
import { openMap } from '../screens/player.ts';
import { signUp } from '../screens/players.ts';
import { gift, take, walkUntilMet } from './game.ts';

/** Keys in reach of a left hand that stays where it is, by the action for which the player chooses them. */
const CHOSEN = {
  'Confirm, go on': 'e',
  'One round earlier': 'q',
  'One round later': 'r',
  'Mute, let it sound': 'g',
} as const;
const WALK = { n: 'w', e: 'd', s: 's', w: 'a' } as const;

/** Chooses the keys on the settings page; Tab and the space bar are in reach, too. */
async function chooseKeys(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.locator('summary', { hasText: /^Keys$/ }).focus();
  await page.keyboard.press('Space');
  for (const [action, key] of Object.entries(CHOSEN)) {
    const change = page.getByRole('button', { name: new RegExp(`^${action}: .* Change$`) }).first();
    await change.focus();
    await page.keyboard.press('Space');
    await page.getByRole('dialog').waitFor();
    if (key === 'e') await take(page, 'hand-choice');
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await take(page, 'hand-keys');
}

/** Plays a wild battle by keys in reach of the left hand alone. */
export async function playWithOneHand(browser: Browser, address: string): Promise<void> {
  const player = await signUp(address, 'Fennel Onehand', gift);
  const page = await openPage(browser, address, 'desktop', player);
  const shown = (name: string) => page.getByRole('button', { name, exact: true, disabled: false }).first();
  await chooseKeys(page);
  await openMap(page);
  await walkUntilMet(page, (to: Straight) => page.keyboard.press(WALK[to]));
  await take(page, 'hand-encounter');
  await page.keyboard.press('e');
  await shown('Select this pokemon').waitFor();
  await page.keyboard.press('e');
  await shown('Attack').waitFor();
  await page.keyboard.press('1');
  await take(page, 'hand-battle');
  await page.keyboard.press('e');
  await page.locator('[data-playing]').waitFor();
  await page.keyboard.press('q');
  await page.locator('[data-playing]').waitFor({ state: 'hidden' });
  await take(page, 'hand-round');
  await page.context().close();
}
