import { mkdirSync } from 'node:fs';
import { openBrowser } from '../../bench/client/browser.ts';
import { startGame } from '../../bench/shared/server.ts';
import { FOLDER } from './album.ts';
import type { DeviceName } from './devices.ts';
import { takeEnds } from './ends.ts';
import { takeNewcomer } from './newcomer.ts';
import { takePlayer } from './player.ts';
import { takeStrangers } from './strangers.ts';

/**
 * `node tools/pictures/main.mjs screens`: plays the built game and takes a picture of every screen, on a desktop and
 * on a phone, by day and by night.
 */
mkdirSync(FOLDER, { recursive: true });
const game = await startGame();
const browser = await openBrowser();
try {
  for (const device of ['desktop', 'phone'] as const satisfies readonly DeviceName[]) {
    await takeStrangers(browser, game.address, device);
    await takeNewcomer(browser, game.address, device);
    await takePlayer(browser, game.address, device);
    await takeEnds(browser, game.address, device);
  }
} finally {
  await browser.close();
  await game.stop();
}
