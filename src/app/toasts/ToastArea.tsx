import { useEffect, useRef } from 'react';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import type { Toast } from '../../client/notifications/toasts.ts';
import './toasts.css';
import { TOAST_MS } from './toastTime.ts';

/** A notice by its number, counted from 1. */
export interface Numbered extends Toast {
  readonly number: number;
}

/** So many are seen at once, and as many wait for their turn; the newest is never lost. */
const MOST_SHOWN = 4;
const MOST_WAITING = 4;

/** Shows every notice once, in order; where too many come at once, those that waited longest are dropped. */
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
      // Told of before it is asked for: it may be seen at once.
      waiting.current.add(number);
      toast(text, { type: tone, toastId: number });
    }
  }, [notices]);
  useEffect(
    () => () => {
      // The container took its toasts with it: one that is mounted again has shown nothing yet.
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
