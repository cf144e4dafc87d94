import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type Toast } from '../../client/notifications/toasts.ts';
import { loadScript } from '../../locales/loadScript.ts';
import { PlainToast } from './PlainToast.tsx';
import type { Numbered } from './ToastArea.tsx';

type ToastArea = ComponentType<{ notices: readonly Numbered[] }>;

/** As many as can be visible and waiting together. */
const MOST_KEPT = 8;
const add = (earlier: readonly Numbered[], notice: Toast): readonly Numbered[] =>
  [...earlier, { ...notice, number: newestOf(earlier) + 1 }].slice(-MOST_KEPT);
const newestOf = (notices: readonly Numbered[]): number => notices.at(-1)?.number ?? 0;

/** The toast area at the bottom centre. Its script is loaded with the first toast, to keep the login screen small. */
export function Toasts() {
  const [notices, setNotices] = useState<readonly Numbered[]>([]);
  const [Area, setArea] = useState<ToastArea | null>(null);
  /**
   * Number of the last toast that was shown plainly because the script did not load, for example without a connection.
   */
  const [told, setTold] = useState(0);
  const newest = newestOf(notices);

  useEffect(() => onToast((notice) => setNotices((earlier) => add(earlier, notice))), []);
  useEffect(() => {
    if (newest === 0 || Area) return;
    loadScript(import('./ToastArea.tsx')).then(
      (module) => setArea(() => module.ToastArea),
      () => setTold(newest),
    );
  }, [newest, Area]);

  const untold = notices.filter(({ number }) => number > told);
  if (Area) return <Area notices={untold} />;
  const latest = notices.find(({ number }) => number === told);
  return (
    <>
      {latest && <PlainToast key={told} notice={latest} />}
      <div role="alert" className="visually-hidden">
        {untold.map(({ text }) => text).join(' ')}
      </div>
    </>
  );
}
