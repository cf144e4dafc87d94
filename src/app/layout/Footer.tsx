import { setCalm } from '../../client/session/calm.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import { LateDialogButton } from '../../ui/buttons/LateDialogButton.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import {
  canFullscreen,
  turnFullscreen,
  useFullscreen,
  useFullscreenKey,
} from '../../ui/fullscreen/fullscreen.ts';
import { SoundButton } from '../../ui/sound/SoundButton.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import styles from './Layout.module.css';

const load = async () => (await import('../../screens/controls/ControlsDialog.tsx')).ControlsDialog;

/** Opens the dialog with the keys, gamepad buttons and touch controls. */
function ControlsButton({ className }: { className?: string | undefined }) {
  return (
    <LateDialogButton className={className} load={load}>
      {en.footer.controls}
    </LateDialogButton>
  );
}

/** Shows the game in full screen; nothing where the browser does not have it. */
function FullscreenSwitch({ className }: { className?: string | undefined }) {
  const isOn = useFullscreen();
  useFullscreenKey();
  return canFullscreen() ? (
    <button type="button" className={className} aria-pressed={isOn} onClick={() => void turnFullscreen()}>
      {en.fullscreen.start}
    </button>
  ) : null;
}

/** Theme, sound, controls and all settings; for players also the Calm switch and links to the pages that are not in their menu. */
export function Footer() {
  const token = useBridge(({ session }) => session.token);
  const calm = useBridge(({ settings }) => settings.calm);
  return (
    <footer className={styles.footer}>
      <ThemeSwitch />
      <SoundButton className={styles.footerLink} />
      <ControlsButton className={styles.footerLink} />
      <FullscreenSwitch className={styles.footerLink} />
      <Link className={styles.footerLink} to="/settings">
        {en.settings}
      </Link>
      {token && (
        <>
          <label className={styles.calm} title={en.footer.calmHint}>
            <input type="checkbox" checked={calm} onChange={(event) => setCalm(event.target.checked)} />
            {en.footer.calm}
          </label>
          <Link className={styles.footerLink} to="/profile">
            {en.footer.profile}
          </Link>
          <Link className={styles.footerLink} to="/faq">
            {en.menu.faq}
          </Link>
          <Link className={styles.footerLink} to="/about">
            {en.menu.about}
          </Link>
        </>
      )}
    </footer>
  );
}
