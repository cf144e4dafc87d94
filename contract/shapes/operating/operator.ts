import * as z from 'zod/mini';
import { count, id } from '../primitives.ts';
import { traded } from '../trade.ts';
import { REPORT_REASONS } from './moderation.ts';

const moment = z.iso.datetime();

/** How a report ended. */
export const OUTCOMES = ['dismissed', 'warned', 'suspended', 'renamed', 'unnamed'] as const;
export type ReportOutcome = (typeof OUTCOMES)[number];

/** A player as the operator sees the player. */
export const standing = z.object({
  id,
  name: z.string(),
  since: moment,
  /** Number of warnings ever given. */
  warnings: count,
  /** Number of suspensions ever, including the present one. */
  suspensions: count,
  openReports: count,
  /** The present suspension; null if there is none. */
  suspended: z.nullable(z.object({ id, reason: z.string(), since: moment, until: z.nullable(moment) })),
});
export type Standing = z.output<typeof standing>;

export const report = z.object({
  id,
  at: moment,
  reporter: z.object({ id, name: z.string() }),
  player: standing,
  /** The player's name at the time of the report. */
  nameThen: z.string(),
  /** The reported listing or nickname as it was then; null for a report of the name. */
  pokemon: z.nullable(traded),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  /** Null while it is open. */
  closed: z.nullable(z.object({ at: moment, outcome: z.enum(OUTCOMES) })),
});

export const openAppeal = z.object({ id, at: moment, player: standing, text: z.string() });

/** What an operator may do; each act is a line of the audit log. */
export const OPERATOR_ACTS = [
  'grant',
  'warn',
  'message',
  'suspend',
  'lift',
  'rename',
  'unname',
  'dismiss',
  'declineAppeal',
  'resetPassword',
] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

export const auditEntry = z.object({
  id,
  at: moment,
  act: z.enum(OPERATOR_ACTS),
  /** The player's name at that time; empty if the act is about none, or the account was deleted. */
  player: z.string(),
  /** The name that the player got by the act; otherwise empty. */
  newName: z.string(),
  /** Address of the operator; empty for an act without a request. */
  address: z.string(),
  details: z.record(z.string(), z.unknown()),
});
