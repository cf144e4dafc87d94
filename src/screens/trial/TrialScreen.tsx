import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beginAsGuest } from '../../client/session/account.ts';
import { leaveForGood } from '../../client/session/session.ts';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { trialWords as words } from '../../locales/en/trial.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import explanation from '../../ui/reading/Explanation.module.css';
import { KeyArt } from '../../ui/title/KeyArt.tsx';
import styles from './Trial.module.css';

/** Where the notice on every page leads. */
const ABOUT = '/guest';

/** Says what a trial is, in place of what is not in it, and leads back into the game. */
export default function TrialScreen() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const token = useBridge(({ session }) => session.token);
  const [asked, setAsked] = useState(false);
  const play = async () => {
    await beginAsGuest();
    navigate('/home');
  };
  const startOver = async () => {
    // Nobody has a password here; the worker asks for none.
    await leaveForGood('trial');
    setAsked(false);
    await play();
  };
  return (
    <>
      <KeyArt />
      <Panel width="narrow" className={explanation.page}>
        <h1>{words.title}</h1>
        {token !== null && pathname.toLowerCase() !== ABOUT && (
          <p className={styles.absent}>{words.absent}</p>
        )}
        <p>{words.text}</p>
        <ul className={explanation.points}>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Button variant="primary" wide onClick={() => void play()}>
          {words.play}
        </Button>
        <Button wide onClick={() => setAsked(true)}>
          {words.erase}
        </Button>
        {asked && (
          <Dialog
            title={words.ask}
            text={words.askText}
            onClose={() => setAsked(false)}
            actions={
              <>
                <Button onClick={() => setAsked(false)}>{words.keep}</Button>
                <Button variant="primary" onClick={() => void startOver()}>
                  {words.eraseAll}
                </Button>
              </>
            }
          />
        )}
      </Panel>
    </>
  );
}
