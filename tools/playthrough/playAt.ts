import { closeCrowd, newCrowd } from '../bots/bot.ts';
import type { Gift } from '../bots/play.ts';
import { type Playthrough, playThrough } from './playthrough.ts';

/** Milliseconds for which a request without a definite reply is repeated. */
const PATIENCE = 60_000;

/** A team that beats everybody, one for each weakness of another. */
const STRONG: Gift = {
  creatures: ['tempestral', 'kilnaries', 'canopaw', 'lancetide', 'gloamarch', 'cathedrake'].map((name) => ({
    name,
    level: 100,
  })),
};

/**
 * Plays the game at an address to its end with one new player.
 * @param operator admin token for a strong team; without it the player earns everything
 */
export async function playAt(
  address: string,
  seed: number,
  tell: (line: string) => void,
  operator?: string,
): Promise<Playthrough> {
  const run = Date.now().toString(36);
  const crowd = newCrowd({ seed, address, players: 1, pace: 0, patience: PATIENCE, run });
  try {
    return await playThrough(crowd.bots[0]!, tell, operator ? { gift: STRONG, operator } : undefined);
  } finally {
    closeCrowd(crowd);
  }
}
