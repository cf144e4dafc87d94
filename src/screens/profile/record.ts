import type { ReplyOf } from '../../../contract/call.ts';
import type { getBattles, getLedger, getRecord } from '../../../contract/journal.ts';
import { RESULTS, type Result } from '../../../contract/shapes/journal.ts';

export type TrainerRecord = ReplyOf<typeof getRecord>;
export type PastBattle = ReplyOf<typeof getBattles>['battles'][number];
export type LedgerEntry = ReplyOf<typeof getLedger>['entries'][number];

/** Returns the results summed over all types of battle. */
export const resultsOfAll = (counts: TrainerRecord['counts']): Record<Result, number> =>
  Object.fromEntries(
    RESULTS.map((result) => [result, Object.values(counts).reduce((sum, of) => sum + of[result], 0)]),
  ) as Record<Result, number>;
