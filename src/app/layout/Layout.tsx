import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { setLocation } from '../../client/session/location.ts';
import { en } from '../../locales/en.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { StorageNotice } from './StorageNotice.tsx';

/** What all screens share: header, menu, footer and the toast area. */
export function Layout() {
  const { pathname, search, state } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);

  useEffect(() => setLocation(pathname, search, state), [pathname, search, state]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A new page begins at its top, for eyes and for screen readers.
    main.current?.focus({ preventScroll: true });
    globalThis.scrollTo?.(0, 0);
  }, [pathname]);

  return (
    <>
      {/* No link: following one would be a navigation that forgets which map one stands on. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {en.skipToContent}
      </button>
      <Header />
      <StorageNotice />
      <main className={styles.main} id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toasts />
    </>
  );
}
