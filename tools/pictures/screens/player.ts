import type { Browser, Page } from 'playwright';
import { keep, stageRests } from './album.ts';
import { type DeviceName, openPage } from './devices.ts';
import { people } from './people.ts';
import { playRound } from './play.ts';
import { meetSomething, signUp } from './players.ts';

/** Takes the home screen, the controls and the menu. */
async function takeHome(page: Page, device: DeviceName): Promise<void> {
  await page.goto('/home');
  await keep(page, 'home', device);
  await page.getByRole('button', { name: 'Controls' }).click();
  await page.getByRole('dialog').waitFor();
  await keep(page, 'controls', device);
  await page.keyboard.press('Escape');
  if (device === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('button', { name: 'Pokemon', exact: true });
  await menu.click();
  // On a phone the list is a part of the page and no menu.
  await menu.and(page.locator('[aria-expanded="true"]')).waitFor();
  await keep(page, 'menu', device);
}

export async function openMap(page: Page): Promise<void> {
  await page.goto('/maps');
  await page.getByRole('link', { name: 'green_land', exact: true }).click();
  await page.getByRole('img', { name: /You stand in column/ }).waitFor();
  await stageRests(page);
}

/** Takes the encounter with a wild creature and the battle against it. */
async function takeBattle(page: Page, device: DeviceName): Promise<void> {
  await openMap(page);
  await keep(page, 'encounter', device);
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await page.getByRole('button', { name: 'Select this pokemon' }).waitFor();
  await keep(page, 'selection', device);
  await page.getByRole('button', { name: 'Select this pokemon' }).click();
  await page.getByRole('button', { name: 'Attack', exact: true, disabled: false }).waitFor();
  await page.getByRole('radio', { name: /Ember/ }).check({ force: true });
  await keep(page, 'battle', device);
  await playRound(page, 'first');
  await keep(page, 'results', device);
}

/** Takes the screens of a player's day. */
export async function takePlayer(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const player = await signUp(address, people[device].wanderer, {
    creatures: [
      { name: 'kindlam', level: 5 },
      { name: 'castorrent', level: 40 },
      { name: 'solpavo', level: 38, kind: 3 },
      { name: 'umbrawl', level: 20, kind: 2 },
    ],
    items: { nball: 12, uball: 5 },
  });
  const page = await openPage(browser, address, device, player);
  await takeHome(page, device);
  await page.goto('/maps');
  // The news of the day come late.
  await page.getByText(/^Wanderer of the day/).waitFor();
  await keep(page, 'maps', device);
  await openMap(page);
  // The team comes once the page is quiet; a phone has no room for it.
  if (device === 'desktop') await page.getByRole('region', { name: 'Your team' }).waitFor();
  await keep(page, 'map', device);
  await meetSomething(address, player);
  await takeBattle(page, device);
  await page.context().close();
}
