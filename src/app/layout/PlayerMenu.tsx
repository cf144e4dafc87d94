import { useCallback, useEffect, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { showToast } from '../../client/notifications/toasts.ts';
import { whenFree } from '../../client/session/leaving.ts';
import { logOut } from '../../client/session/session.ts';
import { whenQuiet } from '../../client/whenQuiet.ts';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import { loadScript } from '../../locales/loadScript.ts';
import { NavLink } from '../../ui/buttons/Link.tsx';
import type { LeaveGuest as LeaveGuestDialog } from '../../ui/dialogs/LeaveGuest.tsx';
import type { Sign as PictureSign } from '../../ui/pictures/Sign.tsx';
import { routes } from '../routing/routes.ts';
import styles from './Header.module.css';
import { MenuDropdown } from './MenuDropdown.tsx';
import { mapsLink, playerMenu } from './menu.ts';

/** Whether a path redirects visitors to the login screen. */
const isGuarded = (pathname: string) =>
  routes.some(({ path, signInAt }) => signInAt && matchPath(path, pathname));

/**
 * The menu of players. Its dropdowns use plain lists until the script of the better ones is loaded, when the player turns
 * to the menu. The signs of its entries come after everything else.
 */
export function PlayerMenu() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leaving = useRef(false);
  const guest = useBridge(({ session }) => (session.profile?.guest ? session.profile.username : null));
  const [LeaveGuest, setLeaveGuest] = useState<typeof LeaveGuestDialog | null>(null);
  const [better, setBetter] = useState<typeof import('./MenuList.tsx') | null>(null);
  const [Sign, setSign] = useState<typeof PictureSign | null>(null);

  const load = useCallback(() => {
    loadScript(import('./MenuList.tsx')).then(
      setBetter,
      // Keep the plain lists.
      () => undefined,
    );
  }, []);
  useEffect(
    () =>
      whenQuiet(() => {
        loadScript(import('../../ui/pictures/Sign.tsx')).then(
          (module) => setSign(() => module.Sign),
          // The words say the same.
          () => undefined,
        );
      }),
    [],
  );

  const leave = async () => {
    if (leaving.current) return;
    leaving.current = true;
    const left = await logOut();
    leaving.current = false;
    // A guarded screen has redirected to the login screen already: do not add a second history entry.
    if (left) navigate('/login', { replace: isGuarded(pathname) });
  };
  /** A guest who logs out can never log in again, and is asked first. */
  const leaveOrAsk = async () => {
    if (!guest) return leave();
    try {
      const { LeaveGuest } = await loadScript(import('../../ui/dialogs/LeaveGuest.tsx'));
      setLeaveGuest(() => LeaveGuest);
    } catch {
      showToast('error', en.retry.text);
    }
  };
  const maps = mapsLink();
  const sign = (name: string) => Sign && <Sign name={`navigation/${name}`} className={styles.sign} />;
  return (
    <ul className={styles.list} onPointerEnter={load} onFocus={load}>
      <li>
        <NavLink className={styles.item ?? ''} to={maps.to}>
          {sign('maps')}
          {maps.label}
        </NavLink>
      </li>
      {playerMenu().map((group) => (
        <li key={group.label}>
          <MenuDropdown group={group} List={better?.MenuList ?? null} sign={sign(group.sign)} />
        </li>
      ))}
      <li>
        <button type="button" className={styles.item} onClick={() => whenFree(() => void leaveOrAsk())}>
          {sign('logout')}
          {en.menu.logout}
        </button>
        {guest && LeaveGuest && (
          <LeaveGuest username={guest} onLeave={() => void leave()} onClose={() => setLeaveGuest(null)} />
        )}
      </li>
    </ul>
  );
}
