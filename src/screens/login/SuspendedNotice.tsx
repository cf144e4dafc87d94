import { type FormEvent, useState } from 'react';
import type { Suspension } from '../../../contract/shapes/operating/moderation.ts';
import { toRefusal } from '../../api/refusal.ts';
import { deleteSuspended, exportSuspended, sendAppeal } from '../../client/moderation/moderation.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { accountWords } from '../../locales/en/account.ts';
import { moderationWords } from '../../locales/en/moderation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { minuteOf } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { download } from '../../ui/download.ts';
import { TextArea } from '../../ui/forms/text/TextArea.tsx';
import frame from '../../ui/theme/Frame.module.css';
import styles from './Login.module.css';

export interface SuspendedProps {
  readonly suspension: Suspension;
  /** What stands in the login form: an appeal needs it, since there is no session. */
  readonly username: string;
  readonly password: string;
}

type Typed = Omit<SuspendedProps, 'suspension'>;

const { suspended: words } = moderationWords;
const { data, deletion } = accountWords;

/** Why and until when an account is suspended, the appeal, and what a suspended player may do with the account. */
export function SuspendedNotice({ suspension, username, password }: SuspendedProps) {
  const { reason, until, appeal, answer } = suspension;
  return (
    <section className={styles.suspended} aria-labelledby="suspended">
      <h2 id="suspended">{words.title}</h2>
      <dl>
        <div>
          <dt>{words.reason}</dt>
          <dd dir="auto">{reason}</dd>
        </div>
        {until !== null && (
          <div>
            <dt>{words.until}</dt>
            <dd>
              <time dateTime={until}>{minuteOf(until)}</time>
            </dd>
          </div>
        )}
        {answer !== null && (
          <div>
            <dt>{words.answer}</dt>
            <dd dir="auto">{answer}</dd>
          </div>
        )}
      </dl>
      {until === null && <p>{words.endless}</p>}
      <p>{words.safe}</p>
      {appeal === 'open' && <p role="status">{words.sent}</p>}
      {appeal === 'none' && <p>{words.none}</p>}
      {appeal === 'possible' && <Appeal username={username} password={password} />}
      <YourData username={username} password={password} />
    </section>
  );
}

function Appeal({ username, password }: Typed) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const known = username !== '' && password !== '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    if (!known) return setProblem(words.needsLogin);
    setBusy(true);
    setProblem(null);
    try {
      await sendAppeal(username, password, text);
    } catch (refused) {
      setProblem(toRefusal(refused).message);
      setBusy(false);
    }
  };
  return (
    <form className={styles.appeal} onSubmit={(event) => void send(event)}>
      <TextArea label={words.appeal} value={text} onChange={setText} />
      {problem !== null && (
        <p className={frame.error} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" busy={busy} disabled={text.trim() === ''}>
        {words.send}
      </Button>
    </form>
  );
}

/** The stored data as a file, and the end of the account: also a suspended player may have both. */
function YourData({ username, password }: Typed) {
  const [busy, setBusy] = useState<'data' | 'deletion' | null>(null);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const known = username !== '' && password !== '';
  const run = async (what: 'data' | 'deletion', act: () => Promise<void>) => {
    setBusy(what);
    setProblem(null);
    try {
      await act();
    } catch (refused) {
      setProblem(toRefusal(refused).message);
    }
    setBusy(null);
  };
  const save = () =>
    run('data', async () => {
      const text = await exportSuspended(username, password);
      download(new Blob([text], { type: 'application/json' }), data.fileName(username));
    });
  const remove = () =>
    run('deletion', async () => {
      await deleteSuspended(username, password);
      showToast('success', deletion.done);
    });
  /** What needs name and password, or why it cannot be done yet. */
  const withLogin = (act: () => void) => (known ? act() : setProblem(words.needsLogin));
  return (
    <div className={styles.appeal}>
      <h3>{words.account}</h3>
      <p>{words.accountText}</p>
      {problem !== null && (
        <p className={frame.error} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.choices}>
        <Button busy={busy === 'data'} disabled={busy !== null} onClick={() => withLogin(() => void save())}>
          {data.download}
        </Button>
        <Button
          busy={busy === 'deletion'}
          disabled={busy !== null}
          onClick={() => withLogin(() => setAsked(true))}
        >
          {deletion.open}
        </Button>
      </div>
      {asked && (
        <Dialog
          title={words.deletion(username)}
          text={deletion.text}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>{accountWords.cancel}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setAsked(false);
                  void remove();
                }}
              >
                {deletion.confirm}
              </Button>
            </>
          }
        >
          <p>{words.forGood}</p>
        </Dialog>
      )}
    </div>
  );
}
