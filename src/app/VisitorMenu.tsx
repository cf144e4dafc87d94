import { NavLink } from '../ui/Link.tsx';
import styles from './Header.module.css';
import { visitorMenu } from './menu.ts';

/** The menu before logging in. */
export function VisitorMenu() {
  return (
    <ul className={styles.list}>
      {visitorMenu.map(({ label, to }) => (
        <li key={to}>
          <NavLink className={styles.item ?? ''} to={to}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
