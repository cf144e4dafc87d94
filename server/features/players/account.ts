import type { getAccount } from '../../../contract/auth.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import { transact } from '../../database/transaction.ts';
import type { Caller } from '../../http/admission/session.ts';
import type { Services } from '../../services.ts';
import { endSessions, readPagePrivacy, readSessions } from './queries.ts';
import { readCodes } from './recoveryQueries.ts';

/** Returns the caller's sessions, how many recovery codes are left, and whether the trainer page is private. */
export async function accountOf(
  { database }: Services,
  { id, tokenHash }: Caller,
): Promise<ReplyOf<typeof getAccount>> {
  const [sessions, { left, madeAt }, pagePrivate] = await Promise.all([
    readSessions(database, id, tokenHash),
    readCodes(database, id),
    readPagePrivacy(database, id),
  ]);
  return {
    sessions: sessions.map(({ createdAt, usedAt, ...rest }) => ({
      ...rest,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
    })),
    recoveryCodes: { left, madeAt: madeAt?.toISOString() ?? null },
    pagePrivate,
  };
}

/** Ends all other sessions of the caller. @returns the account's state after that */
export async function endOthers(services: Services, caller: Caller): Promise<ReplyOf<typeof getAccount>> {
  await transact(services.database, (transaction) => endSessions(transaction, caller.id, caller.tokenHash));
  return accountOf(services, caller);
}
