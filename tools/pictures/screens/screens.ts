import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { openBrowser } from '../../bench/client/browser.ts';
import { startGame } from '../../bench/shared/server.ts';
import { FOLDER } from './album.ts';
import { takeCollector } from './collector.ts';
import { takeEnds } from './ends.ts';
import { pageOf } from './page.ts';
import { takePeaks } from './peaks.ts';
import { takePlayer } from './player.ts';
import { takeNewcomer, takeStrangers } from './strangers.ts';
import { takeTraders } from './traders.ts';

const PAGE = 'docs/screens.md';

/**
 * `node tools/pictures/main.mjs screens`: plays the built game and takes a picture of every screen, on a desktop and
 * on a phone, by day and by night. `… screens phone` takes those of a phone alone.
 */
const [, , , only] = process.argv;
const wanted = (['desktop', 'phone'] as const).filter((device) => only === undefined || only === device);
mkdirSync(FOLDER, { recursive: true });
const game = await startGame();
const browser = await openBrowser();
try {
  for (const device of wanted) {
    await takeStrangers(browser, game.address, device);
    await takeNewcomer(browser, game.address, device);
    await takePlayer(browser, game.address, device);
    await takeCollector(browser, game.address, device);
    await takeEnds(browser, game.address, device);
    await takePeaks(browser, game.address, device);
    await takeTraders(browser, game.address, device);
  }
  writeFileSync(PAGE, pageOf(readdirSync(FOLDER)));
} finally {
  await browser.close();
  await game.stop();
}
