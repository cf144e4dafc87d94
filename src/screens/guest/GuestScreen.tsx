import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { GUEST_DAYS } from '../../../contract/auth.ts';
import { toRefusal } from '../../api/refusal.ts';
import { beginAsGuest, guestsAllowed } from '../../client/session/account.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { guestWords as words } from '../../locales/en/guest.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import explanation from '../../ui/reading/Explanation.module.css';
import frame from '../../ui/theme/Frame.module.css';
import { KeyArt } from '../../ui/title/KeyArt.tsx';
import styles from './Guest.module.css';

/** Says what a guest is, and begins the game without a password. A player who has a token is redirected. */
export default function GuestScreen() {
  const token = useBridge(({ session }) => session.token);
  const [allowed, setAllowed] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void guestsAllowed().then((answer) => !left && setAllowed(answer));
    return () => {
      left = true;
    };
  }, []);
  if (token) return <Navigate to="/home" replace />;
  const start = async () => {
    setBusy(true);
    setError(null);
    try {
      await beginAsGuest();
    } catch (problem) {
      setError(toRefusal(problem).message);
      setBusy(false);
    }
  };
  return (
    <>
      <KeyArt />
      <Panel width="narrow" className={explanation.page}>
        <h1>{words.title}</h1>
        {allowed ? (
          <>
            <p>{words.text}</p>
            <ul className={explanation.points}>
              {words.points(GUEST_DAYS).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {error !== null && (
              <p className={frame.error} role="alert">
                {error}
              </p>
            )}
            <Button variant="primary" wide busy={busy} onClick={() => void start()}>
              {words.start}
            </Button>
            <Link className={clsx(frame.link, styles.link)} to="/signup">
              {words.signup}
            </Link>
          </>
        ) : (
          <>
            <p role="status">{words.closed}</p>
            <LinkButton to="/signup" variant="primary" wide>
              {words.signup}
            </LinkButton>
          </>
        )}
        <Link className={clsx(frame.link, styles.link)} to="/login">
          {words.back}
        </Link>
      </Panel>
    </>
  );
}
