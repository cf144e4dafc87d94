import type { Browser } from 'playwright';
import type { Gift } from '../../bench/shared/players.ts';
import { keep } from './album.ts';
import { type DeviceName, openPage } from './devices.ts';
import { people } from './people.ts';
import { signUp } from './players.ts';

/** A full team and more creatures at home, of all kinds. */
const COLLECTION = {
  coins: 2400,
  items: { nball: 31, uball: 14, gball: 6, mball: 1, 'coin-charm': 1 },
  creatures: [
    { name: 'castorrent', level: 40 },
    { name: 'solpavo', level: 38, kind: 3 },
    { name: 'umbrawl', level: 20, kind: 2 },
    { name: 'moonbun', level: 12 },
    { name: 'kindlam', level: 17 },
    { name: 'owlumen', level: 15, kind: 2 },
    { name: 'podkin', level: 8, kind: 3 },
    { name: 'puddlip', level: 19 },
    { name: 'voltwit', level: 11 },
    { name: 'sylvarok', level: 41 },
    { name: 'bouldun', level: 9 },
    { name: 'tuftpup', level: 6 },
  ],
} as const;
const gift: Gift = { ...COLLECTION, creatures: [...COLLECTION.creatures] };

/** Every screen that the menu opens, by the name of its picture. */
const SCREENS = {
  team: '/team',
  pokemons: '/pokemons',
  pokedex: '/pokedex',
  species: '/pokedex?name=solpavo',
  attackdex: '/attackdex',
  move: '/attackdex?move=ember',
  typechart: '/typechart?attack=water&defend=fire,rock',
  userbattle: '/userbattle',
  goldbattle: '/goldbattle',
  expbattle: '/expbattle',
  pokemart: '/pokemart',
  quests: '/quests',
};

/** Takes the screens of a player who has played for a while. */
export async function takeCollector(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const player = await signUp(address, people[device].collector, gift);
  const page = await openPage(browser, address, device, player);
  for (const [name, route] of Object.entries(SCREENS)) {
    await page.goto(route);
    await keep(page, name, device);
  }
  await page.goto('/pokemons');
  await page.getByRole('button', { name: 'Boxes' }).click();
  await page.getByRole('dialog').waitFor();
  await keep(page, 'boxes', device);
  await page.goto('/team');
  await page.getByRole('button', { name: 'Replace', exact: true }).last().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep(page, 'changeteam', device);
  await page.context().close();
}
