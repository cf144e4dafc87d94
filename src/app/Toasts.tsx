import { type ComponentType, useEffect, useState } from 'react';
import { type Notice, onNotice } from '../bridge/notices.ts';

type ToastArea = ComponentType<{ notices: readonly Notice[] }>;

/** The toast area at the bottom centre. Its script comes with the first toast, so that the login screen stays light. */
export function Toasts() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [Area, setArea] = useState<ToastArea | null>(null);
  const needed = notices.length > 0;

  useEffect(() => onNotice((notice) => setNotices((earlier) => [...earlier, notice])), []);
  useEffect(() => {
    if (!needed) return;
    import('./ToastArea.tsx').then(
      (module) => setArea(() => module.ToastArea),
      () => undefined,
    );
  }, [needed]);

  if (Area) return <Area notices={notices} />;
  // Until then, and without that script at all, the words themselves.
  return (
    <div role="alert" className="visually-hidden">
      {notices.map(({ text }) => text).join(' ')}
    </div>
  );
}
