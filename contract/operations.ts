import * as z from 'zod/mini';
import { anyName } from './auth.ts';
import { get, post } from './call.ts';
import { creature } from './shapes/creature.ts';
import { count, itemKey, kind, quantity } from './shapes/primitives.ts';
import { profile } from './shapes/profile.ts';

/** Maximum number of coins in one grant: enough for any repair, far below the limit of 64 bits. */
const MOST_COINS = 1_000_000_000;

export const health = get('/api/health', {
  name: 'health',
  access: 'anyone',
  summary:
    'Whether the server can serve: the database answers. And whether it allows the workshop of designers, and guests.',
  reply: z.object({
    status: z.literal('ok'),
    version: z.string(),
    uptime: count,
    workshop: z.boolean(),
    guests: z.boolean(),
    /** Processes that serve on this machine; missing if there is only one. */
    workers: z.optional(count),
  }),
});

export const live = get('/api/live', {
  name: 'live',
  access: 'anyone',
  summary:
    'Whether the process answers at all. It asks no database: only a restart helps where it does not answer.',
  reply: z.object({ status: z.literal('ok') }),
});

export const ready = get('/api/ready', {
  name: 'ready',
  access: 'anyone',
  summary:
    'Whether this server may be sent players: it is not stopping, the database answers, and every migration has been applied.',
  reply: z.object({ status: z.literal('ok') }),
});

export const grant = post('/api/admin/grant', {
  name: 'grant',
  access: 'admin',
  summary: 'Gives a player coins, items or creatures.',
  body: z.object({
    username: anyName,
    coins: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_COINS))),
    items: z.optional(z.record(itemKey, quantity)),
    creatures: z.optional(
      z
        .array(
          z.object({
            name: z.string().check(z.minLength(1), z.maxLength(64)),
            level: z.int().check(z.minimum(1), z.maximum(100)),
            kind: z.optional(kind),
          }),
        )
        .check(z.maxLength(100)),
    ),
  }),
  reply: z.object({ profile, pokemons: z.array(creature) }),
  refusals: [404, 409],
});

export const resetPassword = post('/api/admin/resetPassword', {
  name: 'resetPassword',
  access: 'admin',
  summary:
    'Gives a player a new random password, which only the reply tells. All sessions of the account end, and its recovery codes are void.',
  body: z.object({ username: anyName }),
  reply: z.object({ username: z.string(), password: z.string() }),
  refusals: [404],
  secret: true,
});

const anything = z.record(z.string(), z.unknown());

/** A stored battle as a file. Its setup with the seed, choices and last state are enough to replay it. */
export const battleRecord = get('/api/admin/battle', {
  name: 'battleRecord',
  access: 'admin',
  summary:
    'The last battle of a player, with its dice: from setup and choices it can be played again. Not for players.',
  query: z.object({ player: anyName }),
  reply: z.object({
    format: z.literal(1),
    version: z.string(),
    book: z.nullable(z.string()),
    player: z.string(),
    startedAt: z.iso.datetime(),
    setup: anything,
    choices: z.array(
      z.tuple(
        [z.enum(['choose', 'attack', 'switch', 'throw', 'drink', 'run', 'continue'])],
        z.union([z.string(), z.int()]),
      ),
    ),
    state: anything,
  }),
  refusals: [404],
});
