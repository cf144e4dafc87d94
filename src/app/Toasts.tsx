import { type ComponentType, useEffect, useState } from 'react';
import { type Notice, onNotice } from '../bridge/notices.ts';
import { loadScript } from './loadScript.ts';
import { PlainToast } from './PlainToast.tsx';

type ToastArea = ComponentType<{ notices: readonly Notice[] }>;

/** The toast area at the bottom centre. Its script comes with the first toast, so that the login screen stays light. */
export function Toasts() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [Area, setArea] = useState<ToastArea | null>(null);
  /** How many were told plainly, as the script did not arrive: without a connection there is most to tell. */
  const [told, setTold] = useState(0);
  const count = notices.length;

  useEffect(() => onNotice((notice) => setNotices((earlier) => [...earlier, notice])), []);
  useEffect(() => {
    if (count === 0 || Area) return;
    loadScript(import('./ToastArea.tsx')).then(
      (module) => setArea(() => module.ToastArea),
      () => setTold(count),
    );
  }, [count, Area]);

  if (Area) return <Area notices={notices.slice(told)} />;
  const latest = notices[told - 1];
  return (
    <>
      {latest && <PlainToast key={told} notice={latest} />}
      <div role="alert" className="visually-hidden">
        {notices
          .slice(told)
          .map(({ text }) => text)
          .join(' ')}
      </div>
    </>
  );
}
