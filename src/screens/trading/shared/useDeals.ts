import { type RefObject, useRef, useState } from 'react';
import { toRefusal } from '../../../api/refusal.ts';
import { showToast } from '../../../client/notifications/toasts.ts';

interface Deal<T> {
  /** Which button it is: it shows that it is at work. */
  readonly key: string;
  /** Id of the listing or the offered creature that it is about: there it says why it failed. */
  readonly about: string;
  readonly act: () => Promise<T>;
  /** What the player is told in passing. */
  readonly done: string;
  readonly failed: string;
}

interface Problem {
  readonly about: string;
  readonly text: string;
}

export interface Deals {
  /** Key of the deal that is on its way; meanwhile no other one begins. */
  readonly busy: string | null;
  /** Why the last one failed, in the server's words. */
  readonly problem: Problem | null;
  /** Gives what the deal brought, or null where it failed. */
  readonly run: <T>(deal: Deal<T>) => Promise<T | null>;
}

/** One deal at a time; after each, failed or not, the list is fetched anew. */
export function useDeals(reload: () => Promise<void>, top: RefObject<HTMLElement | null>): Deals {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);

  const run = async <T>({ key, about, act, done, failed }: Deal<T>): Promise<T | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(key);
    setProblem(null);
    try {
      const reply = await act();
      showToast('success', done);
      return reply;
    } catch (refused) {
      showToast('error', failed);
      setProblem({ about, text: toRefusal(refused).message });
      return null;
    } finally {
      await reload();
      running.current = false;
      setBusy(null);
      // What was pressed may be gone with its row.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
      });
    }
  };
  return { busy, problem, run };
}
