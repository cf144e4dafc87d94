import { type ComponentType, useEffect, useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { whenFree } from '../bridge/leaving.ts';
import { logOut } from '../bridge/session.ts';
import { en } from '../locales/en.ts';
import styles from './Header.module.css';
import { type MenuGroup, mapsLink, playerMenu } from './menu.ts';
import { PlainDropdown } from './PlainDropdown.tsx';

type Dropdown = ComponentType<{ group: MenuGroup }>;

/** The menu of players. Its dropdowns are plain until the better ones have arrived. */
export function PlayerMenu() {
  const navigate = useNavigate();
  const [Dropdown, setDropdown] = useState<Dropdown>(() => PlainDropdown);

  useEffect(() => {
    import('./MenuDropdown.tsx').then(
      (module) => setDropdown(() => module.MenuDropdown),
      // The plain ones do as well.
      () => undefined,
    );
  }, []);

  const leave = async () => {
    await logOut();
    navigate('/login');
  };
  return (
    <ul className={styles.list}>
      <li>
        <NavLink className={styles.item ?? ''} to={mapsLink.to}>
          {mapsLink.label}
        </NavLink>
      </li>
      {playerMenu.map((group) => (
        <li key={group.label}>
          <Dropdown group={group} />
        </li>
      ))}
      <li>
        <button type="button" className={styles.item} onClick={() => whenFree(() => void leave())}>
          {en.menu.logout}
        </button>
      </li>
    </ul>
  );
}
