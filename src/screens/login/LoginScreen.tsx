import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { prepareRequests } from '../../api/request.ts';
import { forgetWayBack, leftBehind, wayBack } from '../../client/session/sessionEnd.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import frame from '../../ui/theme/Frame.module.css';
import { KeyArt } from '../../ui/title/KeyArt.tsx';
import { StartersSlot } from '../../ui/title/StartersSlot.tsx';
import { Wordmark } from '../../ui/title/Wordmark.tsx';
import { LanguageSlot } from './LanguageSlot.tsx';
import styles from './Login.module.css';
import { LoginButtons } from './LoginButtons.tsx';
import { LoginFields } from './LoginFields.tsx';
import { Suspended } from './Suspended.tsx';
import { type Mode, useCredentials } from './useCredentials.ts';

const modeAt = (pathname: string): Mode => (/^\/signup\/?$/i.test(pathname) ? 'signup' : 'login');

/** Whoever turns to the form will send it soon; a failure is told when they do. */
const prepare = () => void prepareRequests().catch(() => undefined);

/** Login and signup. A player who has a token is redirected. */
export default function LoginScreen() {
  const { pathname, key } = useLocation();
  const token = useBridge(({ session }) => session.token);
  // Choosing the menu item again counts as a new visit and resets the mode.
  const [chosen, setChosen] = useState<{ visit: string; mode: Mode } | null>(null);
  const mode = chosen?.visit === key ? chosen.mode : modeAt(pathname);
  const form = useCredentials(mode);

  const left = useStore(leftBehind);

  if (token) return <Enter />;
  const change = (next: Mode) => {
    form.type('again')('');
    setChosen({ visit: key, mode: next });
  };
  return (
    <div className={styles.screen}>
      <KeyArt />
      <h1 className={styles.title}>
        <Wordmark />
      </h1>
      <p className={styles.tagline}>{en.login.tagline}</p>
      {mode === 'login' && (
        <Link className={clsx(buttonClass(), styles.play)} to="/guest" aria-label={en.guest}>
          {en.login.play}
        </Link>
      )}
      <div className={styles.stand}>
        <div className={styles.starters}>
          <StartersSlot />
        </div>
        <Panel>
          <Suspended username={form.typed.username} password={form.typed.password} />
          <form
            className={styles.form}
            noValidate
            onFocus={prepare}
            onInput={prepare}
            onSubmit={(event) => {
              event.preventDefault();
              void form.submit();
            }}
          >
            {left && (
              <p className={styles.ended} role="status">
                {en.login.ended} {left.unsaved && left.username && en.login.kept(left.username)}
              </p>
            )}
            <LoginFields form={form} mode={mode} />
            <LoginButtons mode={mode} busy={form.busy} onMode={change} />
            {mode === 'login' && (
              <div className={styles.ways}>
                <Link className={frame.link} to="/recover">
                  {en.recover}
                </Link>
              </div>
            )}
            <LanguageSlot />
          </form>
        </Panel>
      </div>
    </div>
  );
}

const isBattle = (to: string | undefined): boolean => /^\/battle\b/i.test(to ?? '');

/** Redirects to the home screen, or, after a session that expired, to the page where it expired. */
function Enter() {
  const [back] = useState(wayBack);
  useEffect(() => {
    const way = wayBack();
    forgetWayBack();
    // The battle page needs the server's current state; `resumeBattle` loads it and opens the page.
    if (isBattle(way?.to))
      void import('../../client/battle/resume.ts').then(({ resumeBattle }) => resumeBattle());
  }, []);
  if (!back || isBattle(back.to)) return <Navigate to="/home" replace />;
  return <Navigate to={back.to} state={back.state} replace />;
}
