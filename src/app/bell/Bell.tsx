import { Popover } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { bell } from '../../bridge/bell.ts';
import { listenForNotifications } from '../../bridge/listenForNotifications.ts';
import { refreshProfile } from '../../bridge/session.ts';
import { showToast } from '../../bridge/toasts.ts';
import { useNotifications } from '../../hooks/useNotifications.ts';
import { bellWords } from '../../locales/en/bell.ts';
import styles from './Bell.module.css';
import { BellList } from './BellList.tsx';

/** As far as the number on the bell counts. */
const MOST_SHOWN = 99;

/** Rings when something happens to the player's trades, and shows what did. */
export function Bell({ token }: { token: string }) {
  const unread = useStore(bell, (state) => state.unread) ?? 0;
  const [open, setOpen] = useState(false);
  useEffect(() => listenForNotifications(token), [token]);
  useNotifications((notice) => {
    if (!notice) return;
    // The profile counts what the player has.
    if (notice.kind === 'accepted') void refreshProfile();
    if (document.visibilityState !== 'hidden') showToast('info', bellWords.kinds[notice.kind](notice));
  });
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={styles.bell} aria-label={bellWords.label(unread)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3.2a5.6 5.6 0 0 0-5.6 5.6c0 5-2 6.6-2 6.6h15.2s-2-1.6-2-6.6A5.6 5.6 0 0 0 12 3.2zM10 19a2.2 2.2 0 0 0 4 0" />
        </svg>
        {unread > 0 && (
          <span className={styles.unread} aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.popup}
          aria-label={bellWords.title}
          sideOffset={10}
          align="end"
          collisionPadding={8}
        >
          <BellList onClose={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
