import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { battleReply } from '../shapes/battle.ts';
import { count, kind } from '../shapes/primitives.ts';

const cupName = z.string().check(z.minLength(1), z.maxLength(32));

const standing = z.object({
  coins: count,
  cups: z
    .array(
      z.object({
        cup: z.string(),
        /** Coins to enter. */
        entry: count,
        /** Coins for whoever wins every round. */
        prize: count,
        rounds: count,
        /** How often the player has won it. */
        ribbons: count,
      }),
    )
    .check(z.maxLength(20)),
  /** The tournament that runs; null if none does. `battle`: its battle is not over. */
  running: z.nullable(
    z.object({
      cup: z.string(),
      /** Rounds won. */
      won: count,
      battle: z.boolean(),
      /** Those who entered, with the percent of hp with which each goes on. */
      team: z
        .array(
          z.object({ id: z.string(), name: z.string(), nickname: z.optional(z.string()), kind, hp: count }),
        )
        .check(z.maxLength(6)),
    }),
  ),
  /** Entries that are left today. */
  left: count,
});
export type CupStanding = z.output<typeof standing>;

export const getCups = get('/api/game/cups', {
  name: 'getCups',
  summary: 'The tournaments against house teams, and the one that the player is in.',
  reply: standing,
});

export const enterCup = post('/api/game/enterCup', {
  name: 'enterCup',
  summary: 'Enters a tournament with the team of the moment, for its price. One runs at a time.',
  body: z.object({ cup: cupName }),
  reply: standing,
  refusals: [404, 409],
});

export const leaveCup = post('/api/game/leaveCup', {
  name: 'leaveCup',
  summary: 'Gives up the tournament that runs. The entry is gone.',
  reply: standing,
  refusals: [409],
});

export const startCupBattle = post('/api/game/startCupBattle', {
  name: 'startCupBattle',
  summary:
    'Begins the next battle of the tournament, or returns the one that is not over. Creatures go on with the hp that they have left, and some rest.',
  reply: battleReply,
  refusals: [409],
});
