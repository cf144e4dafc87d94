import type { Browser } from 'playwright';
import { regions } from '../../../content/index.ts';
import { attack, battleContinue, selectBattlePokemon, startGymBattle } from '../../../contract/game.ts';
import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import type { Gift, Player } from '../../bench/shared/players.ts';
import { keep } from './album.ts';
import { type DeviceName, openPage } from './devices.ts';
import { people } from './people.ts';
import { resume } from './play.ts';
import { callsOf, signUp } from './players.ts';

/** A team before which nobody of the first region stands for long. */
const MIGHTY = {
  creatures: [
    { name: 'castorrent', level: 100 },
    { name: 'solpavo', level: 100, kind: 3 },
    { name: 'sylvarok', level: 100 },
    { name: 'umbrawl', level: 100, kind: 2 },
    { name: 'potamere', level: 100 },
    { name: 'selenhare', level: 100 },
  ],
} as const satisfies Gift;
/** Calls after which a battle that does not end is given up. */
const MOST_CALLS = 400;

/** Plays the player's battle against a leader to its victory by calls to the server, as another device would. */
async function beat(address: string, player: Player, begun: BattleDetails): Promise<void> {
  let battle = begun;
  for (let call = 0; call < MOST_CALLS; call += 1) {
    const { page, myState, selectedPokemonId } = battle;
    if (page === 'win') return;
    if (page === 'lose') throw new Error('A leader has won against the team of the pictures.');
    const next = myState.find(({ hp }) => hp > 0)?.id;
    const strongest = (battle.attackPreviews ?? [null]).map((preview) => preview?.least ?? 0);
    const best = 1 + strongest.indexOf(Math.max(...strongest));
    if (page === 'selection')
      battle = await send(address, player, selectBattlePokemon.path, { selectedPokemon: next });
    else if (page === 'battle' && selectedPokemonId !== null)
      battle = await send(address, player, attack.path, { attackId: best });
    else battle = await send(address, player, battleContinue.path, {});
  }
  throw new Error('A battle of the pictures does not end.');
}

const send = async (address: string, player: Player, path: string, body: object): Promise<BattleDetails> =>
  (await callsOf(address, player)<{ battleDetails: BattleDetails }>(path, body)).battleDetails;

/** Takes the victory over the champion of the first region. */
async function takeChampion(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const player = await signUp(address, people[device].champion, { creatures: [...MIGHTY.creatures] });
  const challenge = (id: string) => send(address, player, startGymBattle.path, { id });
  const [region] = Object.values(regions);
  if (region === undefined) throw new Error('There is no region.');
  for (const { id } of region.leaders) await beat(address, player, await challenge(id));
  const begun = await challenge(region.champion.id);
  const page = await openPage(browser, address, device, player);
  await resume(page);
  await beat(address, player, begun);
  // The focus makes the page load the present state of the battle.
  await page.evaluate('dispatchEvent(new Event("focus"))');
  await page.getByRole('heading', { level: 1, name: 'Won', exact: true }).waitFor();
  await keep(page, 'champion', device);
  await page.context().close();
}

/** Takes the evolution of a creature. */
async function takeEvolution(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const player = await signUp(address, people[device].raiser, {
    creatures: [
      { name: 'puddlip', level: 16 },
      { name: 'owlumen', level: 15 },
    ],
  });
  const page = await openPage(browser, address, device, player);
  await page.goto('/pokemons?canEvolve=1');
  await page.getByRole('button', { name: 'Evolve', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Evolve', exact: true }).click();
  await dialog.getByText('Puddlip is now Wallopo!').waitFor();
  await keep(page, 'evolved', device);
  await page.context().close();
}

/** Takes the peaks of a long game. */
export async function takePeaks(...where: Parameters<typeof takeEvolution>): Promise<void> {
  await takeEvolution(...where);
  await takeChampion(...where);
}
