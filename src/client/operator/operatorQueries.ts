import type { ReplyOf } from '../../../contract/call.ts';
import { getAppeals, getAudit, getReports, getStanding } from '../../../contract/operator.ts';
import { requestAsOperator } from '../../api/operator.ts';
import type { Query } from '../queryClient.ts';

/** Subject of all queries of the operator. Their replies are not kept: another operator may act at any time. */
export const OPERATOR = 'operator';

export type ReportState = 'open' | 'closed';

export const reportsQuery = (state: ReportState, skip: number): Query<ReplyOf<typeof getReports>> => ({
  key: [OPERATOR, 'reports', state, skip],
  ask: () => requestAsOperator(getReports, { state, skip }),
  kept: false,
});

export const appealsQuery = (skip: number): Query<ReplyOf<typeof getAppeals>> => ({
  key: [OPERATOR, 'appeals', skip],
  ask: () => requestAsOperator(getAppeals, { skip }),
  kept: false,
});

/** @param player name or id; null for the acts about all players */
export const auditQuery = (player: string | null, skip: number): Query<ReplyOf<typeof getAudit>> => ({
  key: [OPERATOR, 'audit', player, skip],
  ask: () => requestAsOperator(getAudit, player === null ? { skip } : { skip, player }),
  kept: false,
});

/** @param player name or id */
export const standingQuery = (player: string): Query<ReplyOf<typeof getStanding>> => ({
  key: [OPERATOR, 'player', player],
  ask: () => requestAsOperator(getStanding, { player }),
  kept: false,
});
