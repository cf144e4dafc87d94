import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import { Link, NavLink } from '../../ui/buttons/Link.tsx';
import { Logo } from '../../ui/pictures/Logo.tsx';
import { BellSlot } from '../bell/BellSlot.tsx';
import styles from './Header.module.css';
import { visitorMenu } from './menu.ts';
import { PlayerMenu } from './PlayerMenu.tsx';

/** SVG path of two sliders, in a view box of 24 by 24. */
const SLIDERS =
  'M3 7h9M18 7h3M3 17h3M12 17h9M15 4a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM9 14a3 3 0 1 1 0 6a3 3 0 1 1 0-6z';

function SettingsLink() {
  return (
    <Link to="/settings" className={styles.settings} aria-label={en.settings} title={en.settings}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SLIDERS} />
      </svg>
    </Link>
  );
}

/** The menu before logging in. */
function VisitorMenu() {
  return (
    <ul className={styles.list}>
      {visitorMenu().map(({ label, to }) => (
        <li key={to}>
          <NavLink className={styles.item ?? ''} to={to}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The title and the menu. On small screens a button opens and closes the menu. */
export function Header() {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // Key of the location at which the menu was opened, so that every navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const token = useBridge(({ session }) => session.token);

  useEffect(() => {
    if (!open) return;
    const fold = (event: KeyboardEvent) => {
      // An open dropdown handles the first Escape itself.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    globalThis.addEventListener('keydown', fold);
    return () => globalThis.removeEventListener('keydown', fold);
  }, [open]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/home" className={styles.title} aria-label={en.game}>
          <Logo />
        </Link>
        {token && !import.meta.env.TRIAL && <BellSlot token={token} />}
        <SettingsLink />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={open ? en.menu.close : en.menu.open}
          onClick={() => setOpenAt(open ? null : key)}
        >
          <span className={styles.bars} aria-hidden="true" />
        </button>
        <nav id={id} aria-label={en.menu.label} className={clsx(styles.menu, open && styles.open)}>
          {token ? <PlayerMenu /> : <VisitorMenu />}
        </nav>
      </div>
    </header>
  );
}
