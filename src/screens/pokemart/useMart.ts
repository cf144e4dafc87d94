import { useEffect, useRef, useState } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { martQuery } from '../../client/queries.ts';
import { buy, followMart } from '../../client/trades/mart.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { martWords } from '../../locales/en/pokemart.ts';
import type { Quantities } from './order.ts';

/** The mart as the server has it, and the purchase; only one purchase runs at a time. */
export function useMart() {
  const { reply: mart, failure, retry, refresh, change } = useQuery(martQuery);
  const [busy, setBusy] = useState(false);
  const buying = useRef(false);
  useEffect(() => {
    if (mart) followMart(mart);
  }, [mart]);

  /** Buys and shows a toast. Resolves to false if the server has not decided, so that the order is kept. */
  const purchase = async (wanted: Quantities): Promise<boolean> => {
    if (buying.current) return false;
    buying.current = true;
    setBusy(true);
    try {
      const bought = await buy(wanted);
      change(() => bought);
      showToast('success', martWords.done);
      return true;
    } catch (problem) {
      const { status, message } = toRefusal(problem);
      // An expired session leads to the login screen by itself.
      if (status !== 401) showToast('error', message);
      // The coins may have changed elsewhere, or the purchase may have succeeded although its reply was lost: load the
      // current state.
      refresh();
      return status !== null && status < 500 && status !== 429;
    } finally {
      buying.current = false;
      setBusy(false);
    }
  };
  const paid = (coins: number) => change((known) => ({ ...known, coins }));
  return { mart, failure, busy, purchase, paid, retry: () => void retry() };
}
