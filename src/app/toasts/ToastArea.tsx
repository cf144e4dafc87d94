import { useEffect, useRef } from 'react';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import type { Toast } from '../../client/notifications/toasts.ts';
import './toasts.css';
import { TOAST_MS } from './toastTime.ts';

/** A toast with its number, counted from 1. */
export interface Numbered extends Toast {
  readonly number: number;
}

/** At most this many toasts are visible, and as many wait. The newest is never dropped. */
const MOST_SHOWN = 4;
const MOST_WAITING = 4;

/** Shows every toast once, in order. If more than `MOST_WAITING` wait, the waiting ones are dropped. */
export function ToastArea({ notices }: { notices: readonly Numbered[] }) {
  const shown = useRef(0);
  const waiting = useRef(new Set<Id>());
  useEffect(
    () => toast.onChange(({ id, status }) => void (status === 'added' && waiting.current.delete(id))),
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
      toast(text, { type: tone, toastId: number });
    }
  }, [notices]);
  useEffect(
    () => () => {
      // The container is removed with its toasts: after a remount nothing has been shown.
      shown.current = 0;
      waiting.current.clear();
    },
    [],
  );
  return (
    <ToastContainer
      position="bottom-center"
      theme="colored"
      autoClose={TOAST_MS}
      limit={MOST_SHOWN}
      newestOnTop
    />
  );
}
