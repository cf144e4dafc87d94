import { useEffect, useState } from 'react';
import type { Toast } from '../../client/notifications/toasts.ts';
import styles from './PlainToast.module.css';
import { toastTime } from './toastTime.ts';

/** A toast that does not need the script of `ToastArea`. */
export function PlainToast({ notice: { tone, text } }: { notice: Toast }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), toastTime());
    return () => clearTimeout(timer);
  }, []);
  if (over) return null;
  return (
    <p className={styles.toast} data-tone={tone} role="alert">
      {text}
    </p>
  );
}
