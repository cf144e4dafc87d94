import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import type { Notice } from '../bridge/notices.ts';
import './toasts.css';
import { TOAST_MS } from './toastTime.ts';

/** Shows every notice once, in order. */
export function ToastArea({ notices }: { notices: readonly Notice[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { tone, text } of notices.slice(shown.current)) toast(text, { type: tone });
    shown.current = notices.length;
  }, [notices]);
  useEffect(
    () => () => {
      // The container took its toasts with it: one that is mounted again has shown nothing yet.
      shown.current = 0;
    },
    [],
  );
  return (
    <ToastContainer position="bottom-center" theme="colored" autoClose={TOAST_MS} limit={4} newestOnTop />
  );
}
