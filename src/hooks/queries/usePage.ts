import { type RefObject, useEffect, useRef } from 'react';
import { PAGE_SIZE } from '../../../contract/shapes/primitives.ts';
import type { Query } from '../../client/queryClient.ts';
import { type ChangeAddress, useAddress } from '../useAddress.ts';
import { type Queried, useQuery } from './useQuery.ts';

/** The `skip` of the query string: where the page of the list begins. */
export const skipIn = (params: URLSearchParams): number =>
  Number(/^\d{1,7}$/.exec(params.get('skip') ?? '')?.[0] ?? 0);

/** The value of `skip` in the query string; null (left out) for the first page. */
const textOf = (skip: number): string | null => (skip > 0 ? String(skip) : null);

/**
 * Pages through a list; each page is a history entry. After a change of the page, focus and scroll position go to the
 * heading.
 */
export function usePaging(skip: number, count: number, loading: boolean, change: ChangeAddress) {
  const top = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (loading) return;
    // The list has become shorter: go to its last page.
    const last = Math.floor(Math.max(0, count - 1) / PAGE_SIZE) * PAGE_SIZE;
    if (count > 0 && skip > last) change({ skip: textOf(last) });
    if (!turned.current) return;
    turned.current = false;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.();
  }, [loading, count, skip, change]);
  const turn = (to: number) => {
    turned.current = true;
    change({ skip: textOf(to) }, 'go');
  };
  return { top, turn };
}

export interface QueriedPage<Reply> extends Queried<Reply> {
  readonly skip: number;
  readonly turn: (skip: number) => void;
  readonly top: RefObject<HTMLHeadingElement | null>;
}

/** The page of a list that the query string names. */
export function usePage<Reply extends { readonly count: number }>(
  queryAt: (skip: number) => Query<Reply>,
): QueriedPage<Reply> {
  const [params, change] = useAddress();
  const skip = skipIn(params);
  const list = useQuery(queryAt(skip));
  return { ...list, skip, ...usePaging(skip, list.reply?.count ?? 0, list.loading, change) };
}
