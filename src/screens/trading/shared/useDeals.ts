import { type RefObject, useRef, useState } from 'react';
import { toRefusal } from '../../../api/refusal.ts';
import { showToast } from '../../../client/notifications/toasts.ts';

interface Deal<T> {
  /** Key of the pressed button, which shows that it is busy. */
  readonly key: string;
  /** Id of the listing or offered creature; a failure is shown there. */
  readonly about: string;
  readonly act: () => Promise<T>;
  /** Toasts for success and failure. */
  readonly done: string;
  readonly failed: string;
}

interface Problem {
  readonly about: string;
  readonly text: string;
}

export interface Deals {
  /** Key of the pending deal, or null; meanwhile no other deal starts. */
  readonly busy: string | null;
  /** Why the last deal failed, in the server's words. */
  readonly problem: Problem | null;
  /** Resolves to the result of the deal, or null if it failed. */
  readonly run: <T>(deal: Deal<T>) => Promise<T | null>;
}

/** Runs one deal at a time; after each one, failed or not, the list is reloaded. */
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
      // The pressed button may be gone with its row.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
      });
    }
  };
  return { busy, problem, run };
}
