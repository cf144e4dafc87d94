import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { recoverWithCode } from '../../client/session/account.ts';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';
import { accountWords } from '../../locales/en/account.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/buttons/Field.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { PasswordFields, useNewPassword } from '../../ui/buttons/PasswordFields.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import frame from '../../ui/theme/Frame.module.css';
import { KeyArt } from '../../ui/title/KeyArt.tsx';
import styles from './Recover.module.css';

const { recover: words } = accountWords;

/** Sets a new password with a recovery code. */
export default function RecoverScreen() {
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const next = useNewPassword();
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    setError(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || username === '' || code === '' || next.password === '') return;
    if (next.problem) return setError(next.problem);
    setBusy(true);
    setError(null);
    try {
      await recoverWithCode(username, code, next.password);
    } catch (problem) {
      setError(toRefusal(problem).message);
      setBusy(false);
      return;
    }
    showToast('success', words.done);
    navigate('/login', { replace: true });
  };
  return (
    <>
      <KeyArt />
      <Panel width="narrow" className={styles.screen}>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <form className={styles.form} noValidate onSubmit={submit}>
          <Field
            label={en.login.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={username}
            error={null}
            onChange={edit(setUsername)}
          />
          <Field
            label={words.code}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={code}
            error={null}
            onChange={edit(setCode)}
          />
          <PasswordFields typed={next} onEdit={() => setError(null)} />
          {error !== null && (
            <p className={frame.error} role="alert">
              {error}
            </p>
          )}
          <Button type="submit" variant="primary" wide busy={busy}>
            {words.submit}
          </Button>
        </form>
        <p className={styles.lost}>{words.lost}</p>
        <Link className={clsx(frame.link, styles.back)} to="/login">
          {words.back}
        </Link>
      </Panel>
    </>
  );
}
