import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  notifyManager,
  QueryClient,
  type QueryFilters,
  queryOptions,
} from '@tanstack/react-query';
import { readToken } from '../api/token.ts';
import { bridge } from '../bridge/store.ts';
import { onFreshReply } from './freshReplies.ts';
import { onRepeated } from './idempotent.ts';
import { onNotification } from './notifications/notifications.ts';
import { connection } from './offline/connection.ts';
import { askOrRecall, timeOfKept } from './offline/keptQuery.ts';
import { onReturn } from './returns.ts';

/** A read-only request: its cache key and the function that sends it. */
export interface Query<Reply> {
  /** Begins with the subject: a mutation or a notification invalidates all queries of a subject. */
  readonly key: readonly [subject: string, ...rest: readonly unknown[]];
  readonly ask: () => Promise<Reply>;
  /** False if the cached reply must not be shown when the screen is opened again. */
  readonly kept?: false;
  /** False if there is no refetch when the player returns to the window, or if the screen refetches by itself. */
  readonly onReturn?: false;
  /** True if the last reply is kept on disk, to be read without a connection. */
  readonly offline?: true;
}

/** A list that is loaded piece by piece. */
export interface PieceQuery<Piece> extends Omit<Query<Piece>, 'ask'> {
  readonly ask: (skip: number) => Promise<Piece>;
  /** Where the next piece begins; null if there is none. */
  readonly next: (pieces: readonly Piece[]) => number | null;
  /** True if the pieces never change, as in a finished battle. */
  readonly final?: true;
}

/** Number of cached replies that no screen is showing. */
const MOST_KEPT = 60;

// Notify in a microtask: the screen is updated at once, before code that awaits the reply continues.
notifyManager.setScheduler(queueMicrotask);

/** Cache of the last replies for the player who is logged in. */
export const queryClient = new QueryClient({
  // Without a network, requests fail at once and are not repeated: the player decides when to try again.
  defaultOptions: { queries: { networkMode: 'always', retry: false } },
});
const cache = queryClient.getQueryCache();

/** Rejects a reply that was requested for another account, so that no player sees the data of another one. */
async function forAccount<Reply>(account: string | null, asked: Promise<Reply>): Promise<Reply> {
  const reply = await asked;
  if (readToken() !== account) throw new Error('Another player has logged in meanwhile.');
  return reply;
}

const commonOptions = (
  account: string | null,
  { key, kept, onReturn }: Pick<Query<unknown>, 'key' | 'kept' | 'onReturn'>,
) => ({
  queryKey: [account, ...key],
  gcTime: kept === false ? 0 : Number.POSITIVE_INFINITY,
  meta: { onReturn: onReturn !== false },
});

/** Options of a query for TanStack Query, for the player with this token. */
export const optionsOf = <Reply>(query: Query<Reply>, account: string | null) =>
  queryOptions({
    ...commonOptions(account, query),
    queryFn: () =>
      askOrRecall(hashKey(query.key), query.offline === true, () => forAccount(account, query.ask())),
  });

/** The same for a list that is loaded in pieces. */
export const pieceOptionsOf = <Piece>(query: PieceQuery<Piece>, account: string | null) =>
  infiniteQueryOptions({
    ...commonOptions(account, query),
    queryFn: ({ pageParam }) => forAccount(account, query.ask(pageParam)),
    initialPageParam: 0,
    getNextPageParam: (_last, pieces) => query.next(pieces),
    ...(query.final && { staleTime: 'static' }),
  });

/** Refetches the matching queries that are shown. Replies under way were requested earlier: they are discarded. */
async function askAnew(filters: QueryFilters): Promise<void> {
  const shown = { ...filters, type: 'active' } as const;
  // TanStack Query does not cancel a query that has no data yet, nor one that is not shown: its screen, opened again, would
  // take the reply for a new one.
  const kept = cache
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => !query.state.data || !query.isActive());
  await Promise.all(kept.map((query) => query.cancel({ silent: true, revert: true })));
  await queryClient.refetchQueries(shown);
}

/** Refetches all shown queries of these subjects, because their data has changed on the server. */
export function invalidate(...subjects: readonly string[]): void {
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => subjects.includes(String(queryKey[1])),
  };
  void askAnew(filters);
}

/** Applies the result of a mutation to every cached reply whose key begins with `key`. */
export function changeReplies<Reply>(
  account: string | null,
  key: readonly unknown[],
  change: (reply: Reply) => Reply,
): void {
  const filters = { queryKey: [account, ...key] };
  queryClient.setQueriesData<Reply>(filters, (reply) => reply && change(reply));
  // Replies under way may have been sent before the change: refetch them.
  void askAnew({ ...filters, fetchStatus: 'fetching' });
}

/** The same for a list that is loaded in pieces. */
export const changePieces = <Piece>(
  account: string | null,
  key: readonly unknown[],
  change: (pieces: readonly Piece[]) => readonly Piece[],
): void =>
  changeReplies<InfiniteData<Piece, number>>(account, key, (data) => ({
    ...data,
    pages: [...change(data.pages)],
  }));

// Clear the cache when the player changes.
bridge.subscribe(
  ({ session }) => session.token,
  () => queryClient.clear(),
);
// The data may have changed while the player was away.
onReturn(() => void askAnew({ predicate: ({ meta }) => meta?.onReturn === true }));
onNotification(() => invalidate('trades', 'creatures', 'advice'));
onRepeated(() => void askAnew({}));
onFreshReply(({ account, key, reply }) => changeReplies(account, key, () => reply));

/** When the reply that a query shows was read, if it came from disk; otherwise null. */
const keptTime = ({ queryKey, state }: { queryKey: readonly unknown[]; state: { data?: unknown } }) =>
  state.data === undefined ? null : timeOfKept(hashKey(queryKey.slice(1)));
cache.subscribe(() => {
  const shown = cache.findAll({ type: 'active' }).flatMap((query) => keptTime(query) ?? []);
  const since = shown.length > 0 ? Math.min(...shown) : null;
  if (connection.getState().since !== since) connection.setState({ since });
});
// The server is back: ask again for what failed, and for what came from disk.
connection.subscribe(({ lost }, before) => {
  if (lost || !before.lost) return;
  void askAnew({ predicate: (query) => query.state.error !== null || keptTime(query) !== null });
});
cache.subscribe(({ type }) => {
  if (type !== 'observerRemoved') return;
  const left = cache.findAll({ type: 'inactive', fetchStatus: 'idle' });
  const oldest = left.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const query of oldest.slice(MOST_KEPT)) cache.remove(query);
});
