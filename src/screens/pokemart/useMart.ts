import { useCallback, useEffect, useRef, useState } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { buy, fetchMart, type Mart } from '../../bridge/mart.ts';
import { showToast } from '../../bridge/toasts.ts';
import { useReturn } from '../../hooks/useReturn.ts';
import { martWords } from '../../locales/en/pokemart.ts';
import type { Quantities } from './order.ts';

/** The mart as the server has it, and the purchase: one at a time. */
export function useMart() {
  const [mart, setMart] = useState<Mart | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const buying = useRef(false);
  const latest = useRef(0);

  // Of several that were asked for, the last one counts; a purchase counts as one of them.
  const take = useCallback(async (reply: Promise<Mart>) => {
    latest.current++;
    const mine = latest.current;
    const news = await reply.catch(() => null);
    if (mine !== latest.current) return;
    if (news) setMart(news);
    setFailed(!news);
  }, []);
  const load = useCallback(() => take(fetchMart()), [take]);

  useEffect(() => {
    void load();
    return () => {
      latest.current++;
    };
  }, [load]);
  // Another window may have bought something.
  useReturn(() => {
    if (!buying.current) void load();
  });

  /** Buys and tells how that went. False where the server has not decided, so that the same may be wanted still. */
  const purchase = async (wanted: Quantities): Promise<boolean> => {
    if (buying.current) return false;
    buying.current = true;
    setBusy(true);
    try {
      const reply = buy(wanted);
      void take(reply);
      await reply;
      showToast('success', martWords.done);
      return true;
    } catch (problem) {
      const { status, message } = toRefusal(problem);
      // An ended session leads to the login screen by itself.
      if (status !== 401) showToast('error', message);
      // Perhaps something was bought elsewhere, or here all the same: what is shown must be so.
      void load();
      return status !== null && status < 500 && status !== 429;
    } finally {
      buying.current = false;
      setBusy(false);
    }
  };
  const retry = () => {
    setFailed(false);
    void load();
  };
  return { mart, failed: failed && !mart, busy, purchase, retry };
}
