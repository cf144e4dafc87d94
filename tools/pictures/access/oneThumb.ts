import type { Browser, Locator, Page } from 'playwright';
import type { Straight } from '../../shared/way.ts';
import { openPage } from '../screens/devices.ts';
import { openMap } from '../screens/player.ts';
import { signUp } from '../screens/players.ts';
import { gift, take, walkUntilMet } from './game.ts';

const PAD = { n: 'Move north', e: 'Move east', s: 'Move south', w: 'Move west' } as const;
/** Radius in CSS pixels of the circle that stands for the thumb. */
const THUMB = 24;

/** Shows the thumb on a control; null takes it away. */
async function point(page: Page, control: Locator | null): Promise<void> {
  await control?.scrollIntoViewIfNeeded();
  const box = await control?.boundingBox();
  await page.evaluate(`document.querySelector('[data-thumb]')?.remove()`);
  if (!box) return;
  const look = {
    position: 'fixed',
    left: `${box.x + box.width / 2 - THUMB}px`,
    top: `${box.y + box.height / 2 - THUMB}px`,
    width: `${2 * THUMB}px`,
    height: `${2 * THUMB}px`,
    borderRadius: '50%',
    background: 'rgb(214 40 90 / 45%)',
    border: '3px solid rgb(150 0 60)',
    zIndex: '999',
    pointerEvents: 'none',
  };
  await page.evaluate(`{
    const thumb = document.createElement('div');
    thumb.dataset.thumb = '';
    Object.assign(thumb.style, ${JSON.stringify(look)});
    document.body.append(thumb);
  }`);
}

/** Plays a catch with one thumb on a phone, the pad on the left. Circles show where the thumb is about to press. */
export async function playWithOneThumb(browser: Browser, address: string): Promise<void> {
  const player = await signUp(address, 'Sorrel Lefthand', gift);
  const page = await openPage(browser, address, 'phone', player);
  const settings = JSON.stringify({ chosen: { leftHanded: true }, unsent: ['leftHanded'] });
  await page.addInitScript(`localStorage.setItem('settings', ${JSON.stringify(settings)})`);
  const button = (name: string) => page.getByRole('button', { name, exact: true, disabled: false }).first();
  const picture = async (name: string, next: Locator) => {
    await point(page, next);
    await take(page, name);
    await point(page, null);
    await next.tap();
  };
  const pad = (to: Straight) => page.getByRole('button', { name: PAD[to], exact: true }).first();
  await openMap(page);
  let isFirst = true;
  await walkUntilMet(page, async (to) => {
    if (isFirst) await picture('thumb-map', pad(to));
    else await pad(to).tap();
    isFirst = false;
  });
  await picture('thumb-encounter', button('Try to Catch!'));
  await picture('thumb-selection', button('Select this pokemon'));
  await button('Attack').waitFor();
  const attack = page.getByRole('group', { name: 'Attacks' }).locator('label').first();
  await picture('thumb-attacks', attack);
  await picture('thumb-attack', button('Attack'));
  await button('Continue').waitFor();
  await picture('thumb-round', button('Continue'));
  await page.locator('label').filter({ hasText: 'Master' }).first().tap();
  await picture('thumb-ball', button('Use Ball'));
  await button('Return to maps').waitFor();
  await take(page, 'thumb-catch');
  await page.context().close();
}
