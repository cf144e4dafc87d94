import { mkdirSync } from 'node:fs';
import { openBrowser } from '../../bench/client/browser.ts';
import { startGame } from '../../bench/shared/server.ts';
import { playBlind } from './blind.ts';
import { ACCESS_FOLDER } from './game.ts';
import { playWithOneHand } from './oneHand.ts';
import { playWithOneThumb } from './oneThumb.ts';

const PLAYERS = { blind: playBlind, thumb: playWithOneThumb, hand: playWithOneHand };

/**
 * `node tools/pictures/main.mjs access`: plays the built game as players do who are blind, who have one thumb for a phone,
 * and who have one hand for the keyboard, and takes the pictures of docs/access.md. `… access blind` plays one of them.
 */
const [, , , only] = process.argv;
mkdirSync(ACCESS_FOLDER, { recursive: true });
const game = await startGame();
const browser = await openBrowser();
try {
  for (const [name, play] of Object.entries(PLAYERS)) {
    if (only === undefined || only === name) await play(browser, game.address);
  }
} finally {
  await browser.close();
  await game.stop();
}
