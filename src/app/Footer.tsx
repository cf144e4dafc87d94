import { Link } from 'react-router-dom';
import { setCalm } from '../bridge/calm.ts';
import { en } from '../locales/en.ts';
import styles from './Layout.module.css';
import { useBridge } from './useBridge.ts';

/** For players: the calm switch, and the pages that their menu does not name. */
export function Footer() {
  const token = useBridge(({ session }) => session.token);
  const calm = useBridge(({ settings }) => settings.calm);
  if (!token) return null;
  return (
    <footer className={styles.footer}>
      <label className={styles.calm} title={en.footer.calmHint}>
        <input type="checkbox" checked={calm} onChange={(event) => setCalm(event.target.checked)} />
        {en.footer.calm}
      </label>
      <Link className={styles.footerLink} to="/faq">
        {en.menu.faq}
      </Link>
      <Link className={styles.footerLink} to="/about">
        {en.menu.about}
      </Link>
    </footer>
  );
}
