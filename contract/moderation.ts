import * as z from 'zod/mini';
import { anyName, anyPassword, done, token } from './auth.ts';
import { get, post } from './call.ts';
import { MOST_NICKNAME } from './shapes/creature.ts';
import {
  blockedPlayer,
  MOST_APPEALS,
  MOST_BLOCKED,
  MOST_OPEN_REPORTS,
  operatorMessage,
  prose,
  publicPlayer,
  REPORT_REASONS,
  someProse,
  visitedPlayer,
} from './shapes/operating/moderation.ts';
import { count, id } from './shapes/primitives.ts';

export const getPlayer = get('/api/game/player', {
  name: 'getPlayer',
  summary: 'What everybody may know about a player, by name.',
  query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: publicPlayer,
  refusals: [404],
});

export const visitTrainer = get('/api/game/trainer', {
  name: 'visitTrainer',
  access: 'anyone',
  summary: 'The trainer page of a player, by name, as people without an account see it.',
  query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: visitedPlayer,
  refusals: [404],
});

export const reportPlayer = post('/api/game/report', {
  name: 'reportPlayer',
  summary: `Reports a player’s name, with \`pokemon\` one of the player’s listings, or with \`nickname\` what the player calls a creature, to the operator. At most ${MOST_OPEN_REPORTS} reports of one player are open, and twenty about one.`,
  body: z.object({
    player: id,
    pokemon: z.optional(id),
    nickname: z.optional(z.string().check(z.minLength(1), z.maxLength(MOST_NICKNAME))),
    reason: z.enum(REPORT_REASONS),
    text: z.optional(prose),
  }),
  reply: done,
  refusals: [404, 409],
});

const blockedReply = z.object({ blocked: z.array(blockedPlayer).check(z.maxLength(MOST_BLOCKED)) });

export const getBlocked = get('/api/game/blocked', {
  name: 'getBlocked',
  summary: 'The players whom the player has blocked, the latest first.',
  reply: blockedReply,
});

export const blockPlayer = post('/api/game/block', {
  name: 'blockPlayer',
  summary: `Blocks a player: the two no longer see each other’s listings, make each other no offers and battle no more; open offers between them end. At most ${MOST_BLOCKED}.`,
  body: z.object({ player: id }),
  reply: blockedReply,
  refusals: [404, 409],
});

export const unblockPlayer = post('/api/game/unblock', {
  name: 'unblockPlayer',
  summary: 'Ends a block.',
  body: z.object({ player: id }),
  reply: blockedReply,
  refusals: [404],
});

export const getMessages = get('/api/auth/messages', {
  name: 'getMessages',
  summary: 'The operator’s messages that the player has not confirmed yet, the oldest first.',
  reply: z.object({ messages: z.array(operatorMessage) }),
});

export const readMessages = post('/api/auth/messages', {
  name: 'readMessages',
  summary: 'Confirms the operator’s messages up to one of them. Answers how many are left.',
  body: z.object({ upTo: id }),
  reply: z.object({ left: count }),
});

export const appeal = post('/api/auth/appeal', {
  name: 'appeal',
  access: 'anyone',
  summary: `Appeals against the suspension of one’s account, by name and password, since there is no session. One at a time, and at most ${MOST_APPEALS} against one suspension.`,
  body: z.object({
    username: anyName,
    password: anyPassword,
    text: someProse,
  }),
  reply: done,
  refusals: [401, 409],
  secret: true,
});

export const logInSuspended = post('/api/auth/suspended', {
  name: 'logInSuspended',
  access: 'anyone',
  summary:
    'Opens a session for a suspended player, in which the player can have the stored data (exportAccount) and delete the account (deleteAccount), and nothing else. It ends with the suspension at the latest. 409 for an account that is not suspended.',
  body: z.object({ username: anyName, password: anyPassword }),
  reply: token,
  refusals: [401, 409],
  secret: true,
});
