import type { Browser, Page } from 'playwright';
import { ADMIN_TOKEN } from '../../bench/shared/players.ts';
import { keep } from './album.ts';
import { type DeviceName, openPage } from './devices.ts';
import { people } from './people.ts';
import { reportName } from './players.ts';
import { fillMarket } from './trade/market.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Takes the market: matching trades, the wanted list, other players' listings and the steps of an offer. */
async function takeMarket(page: Page, device: DeviceName): Promise<void> {
  await page.goto('/findtrades');
  const matches = page.getByRole('region', { name: 'You can trade now' });
  await matches.waitFor();
  await keep(page, 'matches', device);
  await page.getByText('Your wanted list').click();
  const species = page.getByRole('combobox', { name: 'Species' });
  await species.click();
  await species.pressSequentially('so');
  await page.getByRole('listbox', { name: 'Species' }).waitFor();
  await keep(page, 'wanted', device);
  await page.goto('/findtrades?type=rock');
  const found = page.getByRole('list').filter({ has: page.getByRole('article') });
  await found.waitFor();
  await found.evaluate((list) => list.scrollIntoView({ block: 'center' }));
  await keep(page, 'findtrades', device);
  await found.getByRole('button', { name: 'Make an offer' }).first().click();
  await page.getByRole('checkbox', { name: /Podkin/ }).check();
  await keep(page, 'offerchoice', device);
  await button(page, 'Compare both sides').click();
  await keep(page, 'comparison', device);
}

/** Takes the player's own listings and offers, the trade history and the notices. */
async function takeDeals(page: Page, device: DeviceName): Promise<void> {
  for (const name of ['trades', 'offers'] as const) {
    await page.goto(`/${name}`);
    await page.getByRole('article').first().waitFor();
    await keep(page, name, device);
  }
  await page.goto('/profile?tab=trades');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('tab', { name: 'Trades' }).scrollIntoViewIfNeeded();
  await keep(page, 'tradehistory', device);
  await button(page, /^Owners of/)
    .last()
    .click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await keep(page, 'owners', device);
  await page.goto('/home');
  await button(page, /^Notices/).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await keep(page, 'bell', device);
}

/** Takes the screens of a player who trades with two others. */
export async function takeTraders(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const { player } = await fillMarket(address, device);
  const page = await openPage(browser, address, device, player);
  await takeDeals(page, device);
  await takeMarket(page, device);
  await page.goto(`/trainer/${people[device].winner}`);
  await keep(page, 'player', device);
  await page.context().close();
  await reportName(address, player, people[device].elder);
  await takeOperator(browser, address, device);
}

/** Takes the page of the operator, to whom a player has reported a name. */
async function takeOperator(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const page = await openPage(browser, address, device);
  await page.goto('/operator');
  await page.getByLabel('Operator’s token').fill(ADMIN_TOKEN);
  await button(page, 'Enter').click();
  await page.getByRole('article').first().waitFor();
  await keep(page, 'operator', device);
  await page.context().close();
}
