import * as z from 'zod/mini';
import { anyName, newName } from './auth.ts';
import { get, post } from './call.ts';
import { prose, someProse } from './shapes/operating/moderation.ts';
import { auditEntry, openAppeal, report, standing } from './shapes/operating/operator.ts';
import { count, id, ids, skip } from './shapes/primitives.ts';

const access = 'admin';
/** Name or id of a player. */
const player = anyName;
/** The reports that an act answers. */
const answered = {
  /** Of these, it closes the open ones about the player. */
  reports: z.optional(ids),
  /** Refuses the act with 409 if one of the reports is not open, or about somebody else. */
  allOpen: z.optional(z.boolean()),
};
const standingReply = z.object({ player: standing });

export const getStanding = get('/api/admin/player', {
  name: 'getStanding',
  access,
  summary: 'How a player stands, by name or id: warnings, suspensions, open reports.',
  query: z.object({ player }),
  reply: standingReply,
  refusals: [404],
});

export const getReports = get('/api/admin/reports', {
  name: 'getReports',
  access,
  summary: 'A page of the reports: the open ones, the oldest first, or the closed ones, the latest first.',
  query: z.object({ skip, state: z.optional(z.enum(['open', 'closed'])) }),
  reply: z.object({ reports: z.array(report), count }),
});

export const getAppeals = get('/api/admin/appeals', {
  name: 'getAppeals',
  access,
  summary: 'A page of the unanswered appeals, the oldest first.',
  query: z.object({ skip }),
  reply: z.object({ appeals: z.array(openAppeal), count }),
});

export const getAudit = get('/api/admin/audit', {
  name: 'getAudit',
  access,
  summary: 'A page of everything that operators have done, the latest first; of one player or of all.',
  query: z.object({ skip, player: z.optional(player) }),
  reply: z.object({ acts: z.array(auditEntry), count }),
  refusals: [404],
});

export const warnPlayer = post('/api/admin/warn', {
  name: 'warnPlayer',
  access,
  summary: 'Sends a player a warning that must be confirmed.',
  body: z.object({ player, text: someProse, ...answered }),
  reply: standingReply,
  refusals: [404, 409],
});

export const messagePlayer = post('/api/admin/message', {
  name: 'messagePlayer',
  access,
  summary: 'Sends a player a message that is no warning and must be confirmed.',
  body: z.object({ player, text: someProse }),
  reply: standingReply,
  refusals: [404, 409],
});

export const suspendPlayer = post('/api/admin/suspend', {
  name: 'suspendPlayer',
  access,
  summary:
    'Suspends a player until a moment, or without an end: sessions end, listings are hidden until the suspension ends, open offers end. A present suspension is replaced if it is named; otherwise the call is refused.',
  body: z.object({
    player,
    reason: someProse,
    until: z.nullable(z.iso.datetime()),
    /** Id of the present suspension, which this one replaces. */
    replaces: z.optional(id),
    ...answered,
  }),
  reply: standingReply,
  refusals: [404, 409],
});

export const liftSuspension = post('/api/admin/lift', {
  name: 'liftSuspension',
  access,
  summary: 'Ends a suspension at once: the listings are back, and an open appeal is granted.',
  body: z.object({ player, text: z.optional(prose) }),
  reply: standingReply,
  refusals: [404, 409],
});

export const renamePlayer = post('/api/admin/rename', {
  name: 'renamePlayer',
  access,
  summary:
    'Replaces an offensive name by a neutral one and tells the player. Nobody can take the former name; its owner can still log in by it.',
  body: z.object({
    player,
    /** A neutral name with a number if omitted. */
    name: z.optional(newName),
    text: z.optional(prose),
    ...answered,
  }),
  reply: standingReply,
  refusals: [404, 409],
});

export const takeNickname = post('/api/admin/takeNickname', {
  name: 'takeNickname',
  access,
  summary:
    'Takes an offensive nickname away from a creature, whoever owns it now, and tells the player. Nobody can use it again, for a creature or an account.',
  body: z.object({ player, pokemon: id, text: z.optional(prose), ...answered }),
  reply: standingReply,
  refusals: [404, 409],
});

export const dismissReports = post('/api/admin/dismiss', {
  name: 'dismissReports',
  access,
  summary: 'Closes open reports without doing anything about the player. Answers how many were open.',
  body: z.object({ reports: ids, text: z.optional(prose) }),
  reply: z.object({ closed: count }),
});

export const declineAppeal = post('/api/admin/declineAppeal', {
  name: 'declineAppeal',
  access,
  summary: 'Answers an appeal: the suspension stays. The player reads the answer at the next login.',
  body: z.object({ appeal: id, text: someProse }),
  reply: standingReply,
  refusals: [404, 409],
});
