import type { Browser, Page } from 'playwright';
import { openPage } from '../screens/devices.ts';
import { meetSomething, signUp } from '../screens/players.ts';
import { gift, take } from './game.ts';

/** What the game has said; what the player typed is hidden from screen readers. */
const LINES = 'p:not([aria-hidden])';

/** Types a command, and waits for the answer in the log. */
async function command(page: Page, line: string, answer?: RegExp): Promise<void> {
  const lines = page.getByRole('log').locator(LINES);
  await page.evaluate(
    `for (const one of document.querySelectorAll('[role="log"] p')) one.dataset.before = '';`,
  );
  const field = page.getByRole('textbox', { name: 'Command' });
  await field.waitFor();
  // On a map and in a battle it has the focus.
  if ((await field.and(page.locator(':focus')).count()) === 0) await page.keyboard.press('/');
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  if (answer) {
    await lines.and(page.locator(':not([data-before])')).filter({ hasText: answer }).first().waitFor();
  }
}

/** Catches a creature and walks by keys and announcements alone, without the canvas. */
export async function playBlind(browser: Browser, address: string): Promise<void> {
  const player = await signUp(address, 'Bramble Nightingale', gift);
  await meetSomething(address, player);
  const page = await openPage(browser, address, 'desktop', player);
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await take(page, 'blind-first');
  await page.keyboard.press('Enter');
  await command(page, 'maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).focus();
  await page.keyboard.press('Enter');
  await command(page, 'look', /Near: /);
  await take(page, 'blind-map');
  await command(page, 'fight', /Choose who fights/);
  await command(page, 'send 1', /Attacks, with fight/);
  await take(page, 'blind-battle');
  await command(page, 'ball master', /You have caught/);
  await take(page, 'blind-catch');
  await command(page, '', /You stand/);
  await command(page, 'go mart', /steps|You are at/);
  await page
    .getByRole('log')
    .getByText(/You are at|closed|appeared/)
    .last()
    .waitFor();
  await take(page, 'blind-walk');
  await page.context().close();
}
