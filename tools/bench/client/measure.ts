import { Connection } from '../shared/connection.ts';
import { newPlayer } from '../shared/players.ts';
import { measureBattle } from './battle.ts';
import { openBrowser } from './browser.ts';
import type { Frames } from './frames.ts';
import { type Heaps, measureHeap } from './heap.ts';
import { measureWalk } from './walk.ts';
import { type Weight, weighBattle, weighLogin, weighMap } from './weigh.ts';

export interface ClientNumbers {
  readonly login: Weight;
  readonly map: Weight;
  /** From the map chooser into a first battle. */
  readonly firstBattle: Weight;
  readonly walking: Frames;
  readonly walkingSlowly: Frames;
  readonly standing: Frames;
  readonly battle: Frames;
  readonly battleSlowly: Frames;
  readonly heaps: Heaps;
  /** Version of the browser. */
  readonly chromium: string;
}

/** How many times slower a phone's processor is than that of this machine. */
export const SLOWDOWN = 4;

/** Measures the costs of the built client in Chromium. */
export async function measureClient(address: string): Promise<ClientNumbers> {
  const browser = await openBrowser();
  const connection = new Connection(address);
  try {
    const login = await weighLogin(browser, address);
    const { token } = await newPlayer(connection, { creatures: [{ name: 'kindlam', level: 5 }] });
    const map = await weighMap(browser, address, token);
    const firstBattle = await weighBattle(browser, address, connection);
    const walk = await measureWalk(browser, address, connection, SLOWDOWN);
    const battle = await measureBattle(browser, address, connection);
    const battleSlowly = await measureBattle(browser, address, connection, SLOWDOWN);
    const heaps = await measureHeap(browser, address, connection);
    return { login, map, firstBattle, ...walk, battle, battleSlowly, heaps, chromium: browser.version() };
  } finally {
    connection.close();
    await browser.close();
  }
}
