import { type FormEvent, useState } from 'react';
import type { Suspension } from '../../../contract/shapes/moderation.ts';
import { toRefusal } from '../../api/refusal.ts';
import { sendAppeal } from '../../client/moderation/moderation.ts';
import { moderationWords } from '../../locales/en/moderation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { minuteOf } from '../../ui/dates.ts';
import { TextArea } from '../../ui/forms/text/TextArea.tsx';
import styles from './Login.module.css';

export interface SuspendedProps {
  readonly suspension: Suspension;
  /** What stands in the login form: an appeal needs it, since there is no session. */
  readonly username: string;
  readonly password: string;
}

const { suspended: words } = moderationWords;

/** Why and until when an account is suspended, and the appeal. */
export function SuspendedNotice({ suspension, username, password }: SuspendedProps) {
  const { reason, until, appeal, answer } = suspension;
  return (
    <section className={styles.suspended} aria-labelledby="suspended">
      <h2 id="suspended">{words.title}</h2>
      <dl>
        <div>
          <dt>{words.reason}</dt>
          <dd>{reason}</dd>
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
            <dd>{answer}</dd>
          </div>
        )}
      </dl>
      {until === null && <p>{words.endless}</p>}
      <p>{words.safe}</p>
      {appeal === 'open' && <p role="status">{words.sent}</p>}
      {appeal === 'none' && <p>{words.none}</p>}
      {appeal === 'possible' && <Appeal username={username} password={password} />}
    </section>
  );
}

function Appeal({ username, password }: Omit<SuspendedProps, 'suspension'>) {
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
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" busy={busy} disabled={text.trim() === ''}>
        {words.send}
      </Button>
    </form>
  );
}
