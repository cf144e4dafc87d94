import { mkdirSync } from 'node:fs';
import { openBrowser } from '../bench/client/browser.ts';
import { Connection } from '../bench/shared/connection.ts';
import { startGame } from '../bench/shared/server.ts';
import { takeBattle } from './battle.ts';
import { takeEncounter } from './encounter.ts';

/** Plays the built game and takes the pictures of README.md. */
mkdirSync('docs/pictures', { recursive: true });
const game = await startGame();
const browser = await openBrowser();
const connection = new Connection(game.address);
try {
  await takeEncounter(browser, game.address, connection);
  await takeBattle(browser, game.address, connection);
} finally {
  connection.close();
  await browser.close();
  await game.stop();
}
