import { Link } from 'react-router-dom';
import styles from './Header.module.css';
import type { MenuGroup } from './menu.ts';

/** A dropdown of the browser's own making, for the moment before the better one is there. */
export function PlainDropdown({ group }: { group: MenuGroup }) {
  return (
    <details className={styles.plain}>
      <summary className={styles.item}>{group.label}</summary>
      <ul className={styles.dropdown}>
        {group.links.map(({ label, to }) => (
          <li key={to}>
            <Link className={styles.option} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
