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
  /** The reply. While it is loading, the reply of the previous query; null if there is none yet. */
  readonly reply: Reply | null;
  /** Whether the player is waiting for the reply; false during refetches in the background. */
  readonly loading: boolean;
  /** The last error; null after a success and during a retry. `reply` is kept. */
  readonly failure: Refusal | null;
  /** Sends the request again; resolves when it has succeeded or failed. */
  readonly retry: () => Promise<void>;
  /** Refetches in the background. */
  readonly refresh: () => void;
  /** Applies the result of a mutation to the reply, or to all replies whose keys begin with `key`. */
  readonly change: (change: (reply: Reply) => Reply, key?: readonly unknown[]) => void;
}

/** Runs a query, and refetches it when the player returns to the window. */
export function useQuery<Reply extends object>(query: Query<Reply>): Queried<Reply> {
  const account = useBridge(({ session }) => session.token);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useTanstackQuery(
    optionsOf(query, account),
    queryClient,
  );
  const [retrying, setRetrying] = useState(false);
  const [last, setLast] = useState<{ account: string | null; reply: Reply } | null>(null);
  const known = query.kept === false && !isFetchedAfterMount ? undefined : data;
  // While the next page is loading, or if it fails, the previous one stays visible.
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

/** Loads a list piece by piece, on demand. */
export function usePieces<Piece extends object>(query: PieceQuery<Piece>) {
  const account = useBridge(({ session }) => session.token);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    pieceOptionsOf(query, account),
    queryClient,
  );
  return {
    /** The loaded pieces, first one first; null if there are none. */
    pieces: data?.pages ?? null,
    loading: isFetching,
    failure: error && !isFetching ? toRefusal(error) : null,
    hasMore: hasNextPage,
    fetchMore: () => void (data ? fetchNextPage() : refetch()),
    change: (change: (pieces: readonly Piece[]) => readonly Piece[]) =>
      changePieces(account, query.key, change),
  };
}
