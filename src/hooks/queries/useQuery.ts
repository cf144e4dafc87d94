import { useInfiniteQuery, useQuery as useTanstackQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Refusal, toRefusal } from '../../api/refusal.ts';
import {
  changePieces,
  changeReplies,
  optionsOf,
  type PieceQuery,
  pieceOptionsOf,
  type Query,
  queryClient,
} from '../../client/queryClient.ts';
import { useBridge } from '../useBridge.ts';

export interface Queried<Reply> {
  /** What is asked for, or what was asked for before until it is there; null as long as nothing is known. */
  readonly reply: Reply | null;
  /** Whether the player waits for it; what is asked for unasked goes on without a word. */
  readonly loading: boolean;
  /** Why the server did not answer; null where it has, or is asked again. What was known is still there. */
  readonly failure: Refusal | null;
  /** Asks anew; over when the answer is there or has failed. */
  readonly retry: () => Promise<void>;
  /** Looks up what has changed, without a word. */
  readonly refresh: () => void;
  /** Takes up what a mutation has made of the reply, or of all replies whose keys begin with `key`. */
  readonly change: (change: (reply: Reply) => Reply, key?: readonly unknown[]) => void;
}

/** Asks the server for something that is only looked at, and again whenever the player comes back. */
export function useQuery<Reply extends object>(query: Query<Reply>): Queried<Reply> {
  const account = useBridge(({ session }) => session.token);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useTanstackQuery(
    optionsOf(query, account),
    queryClient,
  );
  const [retrying, setRetrying] = useState(false);
  const [last, setLast] = useState<{ account: string | null; reply: Reply } | null>(null);
  const known = query.kept === false && !isFetchedAfterMount ? undefined : data;
  // Until a page is there, the one before it stays; so it does where it cannot be had.
  if (known && (last?.reply !== known || last.account !== account)) setLast({ account, reply: known });
  const loading = isFetching && (retrying || !isFetchedAfterMount);
  return {
    reply: known ?? (last?.account === account ? last.reply : null),
    loading,
    failure: error && !loading ? toRefusal(error) : null,
    retry: async () => {
      setRetrying(true);
      await refetch();
      setRetrying(false);
    },
    refresh: () => void refetch(),
    change: (change, key = query.key) => changeReplies(account, key, change),
  };
}

/** Asks for a list one piece after the other, as the player wants more of it. */
export function usePieces<Piece extends object>(query: PieceQuery<Piece>) {
  const account = useBridge(({ session }) => session.token);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    pieceOptionsOf(query, account),
    queryClient,
  );
  return {
    /** Those that are there, the first one first; null as long as none is. */
    pieces: data?.pages ?? null,
    loading: isFetching,
    failure: error && !isFetching ? toRefusal(error) : null,
    hasMore: hasNextPage,
    fetchMore: () => void (data ? fetchNextPage() : refetch()),
    change: (change: (pieces: readonly Piece[]) => readonly Piece[]) =>
      changePieces(account, query.key, change),
  };
}
