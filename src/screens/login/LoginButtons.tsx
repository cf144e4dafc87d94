import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import styles from './Login.module.css';
import type { Mode } from './useCredentials.ts';

interface Props {
  mode: Mode;
  busy: boolean;
  onMode: (mode: Mode) => void;
}

/** Buttons Login and Signup; after Signup is pressed, Continue and Cancel. */
export function LoginButtons({ mode, busy, onMode }: Props) {
  if (mode === 'login') {
    return (
      <div className={styles.buttons}>
        <Button key="login" type="submit" variant="primary" wide busy={busy}>
          {en.login.login}
        </Button>
        <Button key="signup" wide disabled={busy} onClick={() => onMode('signup')}>
          {en.login.signup}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.buttons}>
      <Button key="continue" type="submit" variant="primary" wide busy={busy}>
        {en.login.continue}
      </Button>
      <Button key="cancel" wide disabled={busy} onClick={() => onMode('login')}>
        {en.login.cancel}
      </Button>
    </div>
  );
}
