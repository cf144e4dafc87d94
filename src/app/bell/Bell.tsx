import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { bell } from '../../client/notifications/bell.ts';
import { listenForNotifications } from '../../client/notifications/listenForNotifications.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { refreshProfile } from '../../client/session/session.ts';
import { useNotifications } from '../../hooks/useNotifications.ts';
import { bellWords } from '../../locales/en/bell.ts';
import { en } from '../../locales/en.ts';
import { loadScript } from '../../locales/loadScript.ts';
import styles from './Bell.module.css';
import type { BellPopup } from './BellPopup.tsx';
import { useWatches } from './useWatches.ts';

/** The highest number that the bell shows. */
const MOST_SHOWN = 99;

/**
 * Shows how many notices are unread, shows a toast for each new notice, and opens the list of notices. The list and what it
 * opens in are loaded when the player turns to the bell.
 */
export function Bell({ token }: { token: string }) {
  const unread = useStore(bell, (state) => state.unread) ?? 0;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<typeof BellPopup | null>(null);
  /** How many notices of each player are folded into one line, as far as toasts have told. */
  const folds = useRef(new Map<string, number>());
  useEffect(() => listenForNotifications(token, () => void refreshProfile()), [token]);
  useWatches(token);
  useNotifications((notice) => {
    if (!notice) return;
    // The profile contains the number of creatures.
    if (notice.kind === 'accepted') void refreshProfile();
    if (document.visibilityState === 'hidden') return;
    const { user, folded } = notice;
    const before = folded > 0 ? (folds.current.get(user.id) ?? 0) : 0;
    if (folded > 0) folds.current.set(user.id, folded);
    // A toast tells that notices begin to fold. It would be no help to show one for each of them.
    if (before === 0 || folded <= before) showToast('info', bellWords.told(notice));
  });
  const load = async () => {
    if (Popup) return;
    const module = await loadScript(import('./BellPopup.tsx'));
    setPopup(() => module.BellPopup);
  };
  const prepare = () => void load().catch(() => undefined);
  const turn = () => {
    setOpen(!open);
    load().catch(() => {
      setOpen(false);
      showToast('error', en.retry.text);
    });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-label={bellWords.label(unread)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={open && !Popup}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={turn}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3.2a5.6 5.6 0 0 0-5.6 5.6c0 5-2 6.6-2 6.6h15.2s-2-1.6-2-6.6A5.6 5.6 0 0 0 12 3.2zM10 19a2.2 2.2 0 0 0 4 0" />
        </svg>
        {unread > 0 && (
          <span className={styles.unread} aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </button>
      {Popup && <Popup button={button} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
