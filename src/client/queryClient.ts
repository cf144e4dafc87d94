import {
  type InfiniteData,
  infiniteQueryOptions,
  notifyManager,
  QueryClient,
  type QueryFilters,
  queryOptions,
} from '@tanstack/react-query';
import { readToken } from '../api/token.ts';
import { bridge } from '../bridge/store.ts';
import { onNotification } from './notifications/notifications.ts';
import { onReturn } from './returns.ts';

/** Something that is only looked up: its name, and how the server is asked for it. */
export interface Query<Reply> {
  /** Begins with the subject: a mutation or a notification changes all queries of a subject. */
  readonly key: readonly [subject: string, ...rest: readonly unknown[]];
  readonly ask: () => Promise<Reply>;
  /** False where what was known when the screen was left last is not to be shown again. */
  readonly kept?: false;
  /** False where the player's return to the window changes nothing, or the screen asks by itself. */
  readonly onReturn?: false;
}

/** A list of which one piece after the other is asked for. */
export interface PieceQuery<Piece> extends Omit<Query<Piece>, 'ask'> {
  readonly ask: (skip: number) => Promise<Piece>;
  /** Where the next piece begins; null where there is none. */
  readonly next: (pieces: readonly Piece[]) => number | null;
  /** What is over does not change. */
  readonly final?: true;
}

/** So many replies are kept that no screen shows now. */
const MOST_KEPT = 60;

// What is told is shown at once, and before whoever waits for the reply goes on.
notifyManager.setScheduler(queueMicrotask);

/** What the server said last, for the player who is logged in. */
export const queryClient = new QueryClient({
  // Without a network a call fails, and the player is told and decides when to try again.
  defaultOptions: { queries: { networkMode: 'always', retry: false } },
});
const cache = queryClient.getQueryCache();

/** Nobody is told what another player of this browser was: the reply fits only who asked. */
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

/** A query in the library's words, for the player with this token. */
export const optionsOf = <Reply>(query: Query<Reply>, account: string | null) =>
  queryOptions({ ...commonOptions(account, query), queryFn: () => forAccount(account, query.ask()) });

/** The same for a list that comes in pieces. */
export const pieceOptionsOf = <Piece>(query: PieceQuery<Piece>, account: string | null) =>
  infiniteQueryOptions({
    ...commonOptions(account, query),
    queryFn: ({ pageParam }) => forAccount(account, query.ask(pageParam)),
    initialPageParam: 0,
    getNextPageParam: (_last, pieces) => query.next(pieces),
    ...(query.final && { staleTime: 'static' }),
  });

/** Asks anew for what is shown. What is on its way was sent earlier, and is not waited for. */
async function askAnew(filters: QueryFilters): Promise<void> {
  const shown = { ...filters, type: 'active' } as const;
  // The library by itself waits for a first reply.
  const first = cache.findAll({ ...shown, fetchStatus: 'fetching' }).filter(({ state }) => !state.data);
  await Promise.all(first.map((query) => query.cancel({ silent: true, revert: true })));
  await queryClient.refetchQueries(shown);
}

/** Says that the server knows more of these subjects: what is shown of them is asked for anew. */
export function invalidate(...subjects: readonly string[]): void {
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => subjects.includes(String(queryKey[1])),
  };
  void askAnew(filters);
}

/** Takes up what a mutation has made of every known reply whose key begins so. */
export function changeReplies<Reply>(
  account: string | null,
  key: readonly unknown[],
  change: (reply: Reply) => Reply,
): void {
  const filters = { queryKey: [account, ...key] };
  queryClient.setQueriesData<Reply>(filters, (reply) => reply && change(reply));
  // What is on its way was perhaps sent before the change.
  void askAnew({ ...filters, fetchStatus: 'fetching' });
}

/** The same for a list that comes in pieces. */
export const changePieces = <Piece>(
  account: string | null,
  key: readonly unknown[],
  change: (pieces: readonly Piece[]) => readonly Piece[],
): void =>
  changeReplies<InfiniteData<Piece, number>>(account, key, (data) => ({
    ...data,
    pages: [...change(data.pages)],
  }));

// Nothing of one player is shown to the next one.
bridge.subscribe(
  ({ session }) => session.token,
  () => queryClient.clear(),
);
// Time has passed, and others may have acted.
onReturn(() => void askAnew({ predicate: ({ meta }) => meta?.onReturn === true }));
onNotification(() => invalidate('trades', 'creatures', 'advice'));
cache.subscribe(({ type }) => {
  if (type !== 'observerRemoved') return;
  const left = cache.findAll({ type: 'inactive', fetchStatus: 'idle' });
  const oldest = left.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const query of oldest.slice(MOST_KEPT)) cache.remove(query);
});
