import { useEffect, useRef } from 'react';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import type { Toast } from '../../client/notifications/toasts.ts';
import { toastWords } from '../../locales/en/toasts.ts';
import './toasts.css';
import { toastTime } from './toastTime.ts';

/** A toast with its number, counted from 1. */
export interface Numbered extends Toast {
  readonly number: number;
}

/** At most this many toasts are visible, and as many wait. The newest is never dropped. */
const MOST_SHOWN = 4;
const MOST_WAITING = 4;

/**
 * Shows every toast once, in order. If more than `MOST_WAITING` wait, the waiting ones are dropped. A toast that says
 * what another one still says takes its place, and is announced again.
 */
export function ToastArea({ notices }: { notices: readonly Numbered[] }) {
  const shown = useRef(0);
  const waiting = useRef(new Set<Id>());
  /** Numbers of the latest toast of each text. */
  const latest = useRef(new Map<string, Id>());
  useEffect(
    () =>
      toast.onChange(({ id, status }) => {
        if (status === 'added') waiting.current.delete(id);
        if (status !== 'removed') return;
        for (const [words, of] of latest.current) if (of === id) latest.current.delete(words);
      }),
    [],
  );
  useEffect(() => {
    for (const { tone, text, number } of notices) {
      if (number <= shown.current) continue;
      shown.current = number;
      if (waiting.current.size >= MOST_WAITING) {
        toast.clearWaitingQueue();
        waiting.current.clear();
      }
      // Add it first: `onChange` may run within `toast()`.
      waiting.current.add(number);
      const words = `${tone} ${text}`;
      const same = latest.current.get(words);
      if (same !== undefined) toast.dismiss(same);
      latest.current.set(words, number);
      toast(text, { type: tone, toastId: number, autoClose: toastTime() });
    }
  }, [notices]);
  useEffect(
    () => () => {
      // The container is removed with its toasts: after a remount nothing has been shown.
      shown.current = 0;
      waiting.current.clear();
      latest.current.clear();
    },
    [],
  );
  return (
    <ToastContainer
      aria-label={toastWords.area}
      position="bottom-center"
      theme="colored"
      limit={MOST_SHOWN}
      newestOnTop
    />
  );
}
