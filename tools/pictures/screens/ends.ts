import type { Browser, Page } from 'playwright';
import type { Gift } from '../../bench/shared/players.ts';
import { keep } from './album.ts';
import { type DeviceName, openPage } from './devices.ts';
import { people } from './people.ts';
import { playOut, resume, throwMaster } from './play.ts';
import { openMap } from './player.ts';
import { challenge, meetSomething, signUp } from './players.ts';

const STRONG = {
  creatures: [
    { name: 'castorrent', level: 60 },
    { name: 'solpavo', level: 38, kind: 3 },
    { name: 'umbrawl', level: 20, kind: 2 },
  ],
} as const satisfies Gift;
const WEAK = { creatures: [{ name: 'podkin', level: 3 }] } as const satisfies Gift;

/** Takes the screens that show a victory, and the replay of the battle. */
async function takeAchievements(page: Page, device: DeviceName): Promise<void> {
  for (const [name, route] of Object.entries({
    gyms: '/gymbattle',
    profile: '/profile',
    badges: '/profile?tab=badges',
    account: '/account',
  })) {
    await page.goto(route);
    await keep(page, name, device);
  }
  await page.goto('/profile?tab=battles');
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Watch/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await keep(page, 'replay', device);
}

/** Takes a gym battle that is won and one that is lost, with the leader's words before and after. */
async function takeGym(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const { winner, loser } = people[device];
  for (const [name, who, gift] of [['won', winner, STRONG] as const, ['lost', loser, WEAK] as const]) {
    const player = await signUp(address, who, { creatures: [...gift.creatures] });
    await challenge(address, player);
    const page = await openPage(browser, address, device, player);
    await resume(page);
    if (name === 'won') await keep(page, 'gym', device);
    await playOut(page, 'last');
    await keep(page, name, device);
    if (name === 'won') await takeAchievements(page, device);
    await page.context().close();
  }
}

/** Takes the catch of a wild creature. */
async function takeCatch(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const player = await signUp(address, people[device].catcher, {
    creatures: [{ name: 'kindlam', level: 5 }],
    items: { mball: 1 },
  });
  await meetSomething(address, player);
  const page = await openPage(browser, address, device, player);
  await openMap(page);
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await page.getByRole('button', { name: 'Select this pokemon' }).click();
  await throwMaster(page);
  await keep(page, 'caught', device);
  await page.context().close();
}

/** Takes the ends of battles. */
export async function takeEnds(...where: Parameters<typeof takeGym>): Promise<void> {
  await takeCatch(...where);
  await takeGym(...where);
}
