import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { setLocation } from '../../client/session/location.ts';
import { en } from '../../locales/en.ts';
import { OfflineNotice } from '../install/OfflineNotice.tsx';
import { UpdateToast } from '../install/UpdateToast.tsx';
import { MessagesSlot } from '../messages/MessagesSlot.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { StorageNotice } from './StorageNotice.tsx';
import { isInTextConsole, TextModeButton, TextModeSlot } from './TextModeSlot.tsx';
import { TrialNotice } from './TrialNotice.tsx';

/** The layout of all screens: header, menu, footer and toasts. */
export function Layout() {
  const { pathname, search, state } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);

  useEffect(() => setLocation(pathname, search, state), [pathname, search, state]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    globalThis.scrollTo?.(0, 0);
    // Who types commands on a map or in a battle goes on typing.
    if (isInTextConsole(document.activeElement) && ['/map', '/battle'].includes(pathname.toLowerCase()))
      return;
    // On a new page the focus moves to its content, for screen readers.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <TextModeButton className={styles.skip} />
      {/* A button, not a link: following a link would be a navigation, which loses the state with the current map. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {en.skipToContent}
      </button>
      <Header />
      {import.meta.env.TRIAL && <TrialNotice />}
      <StorageNotice />
      <OfflineNotice />
      <TextModeSlot />
      <main className={styles.main} id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      <MessagesSlot />
      <UpdateToast />
    </>
  );
}
