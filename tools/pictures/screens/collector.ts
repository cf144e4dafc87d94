import type { Browser } from 'playwright';
import { findNextPokemonsExcludeTeam } from '../../../contract/game.ts';
import { nameBox, putInBox } from '../../../contract/owned.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import type { Gift, Player } from '../../bench/shared/players.ts';
import { keep } from './album.ts';
import { type DeviceName, openPage } from './devices.ts';
import { people } from './people.ts';
import { callsOf, signUp } from './players.ts';

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

/** Sorts the creatures outside the team into boxes. */
async function fillBoxes(address: string, player: Player): Promise<void> {
  const ask = callsOf(address, player);
  const { pokemons } = await ask<{ pokemons: readonly Creature[] }>(
    `${findNextPokemonsExcludeTeam.path}?skip=0`,
  );
  for (const [at, name] of ['To raise', 'For trade', 'By the sea'].entries()) {
    const kept = pokemons.slice(at * 2, at * 2 + 3 - at).map(({ id }) => id);
    await ask(nameBox.path, { box: at + 1, name });
    if (kept.length > 0) await ask(putInBox.path, { pokemons: kept, box: at + 1 });
  }
}

/** Takes the screens of a player who has played for a while. */
export async function takeCollector(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const player = await signUp(address, people[device].collector, gift);
  await fillBoxes(address, player);
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
