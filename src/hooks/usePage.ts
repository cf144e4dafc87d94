import { useEffect, useRef } from 'react';
import { PAGE_SIZE } from '../../contract/shapes/primitives.ts';
import { useAddress } from './useAddress.ts';
import { type Query, useQuery } from './useQuery.ts';

/** A page of a list, as the address names it; turning it is a step that Back takes back. */
export function usePage<Reply extends { readonly count: number }>(
  name: string,
  ask: (skip: number) => Promise<Reply>,
): Query<Reply> & {
  skip: number;
  turn: (skip: number) => void;
  top: React.RefObject<HTMLHeadingElement | null>;
} {
  const [params, change] = useAddress();
  const skip = Number(/^\d{1,7}$/.exec(params.get('skip') ?? '')?.[0] ?? 0);
  const asked = useQuery(`${name} ${skip}`, () => ask(skip));
  const { reply, loading } = asked;
  const count = reply?.count ?? 0;
  const top = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (loading) return;
    // The list is shorter than where one stands in it.
    const last = Math.floor(Math.max(0, count - 1) / PAGE_SIZE) * PAGE_SIZE;
    if (count > 0 && skip > last) change({ skip: last > 0 ? String(last) : null });
    if (!turned.current) return;
    turned.current = false;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.();
  }, [loading, count, skip, change]);
  const turn = (to: number) => {
    turned.current = true;
    change({ skip: to > 0 ? String(to) : null }, 'go');
  };
  return { ...asked, skip, turn, top };
}
