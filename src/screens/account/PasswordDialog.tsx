import { type FormEvent, useId, useState } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { accountWords } from '../../locales/en/account.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/buttons/Field.tsx';
import { PasswordFields, useNewPassword } from '../../ui/buttons/PasswordFields.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import frame from '../../ui/theme/Frame.module.css';
import styles from './Account.module.css';

interface Props {
  title: string;
  text: string;
  /** Label of the button that confirms. */
  action: string;
  /** Whether the dialog also asks for a new password. */
  changes?: boolean;
  /** Whether it asks only for a new one, since the account has none. */
  first?: boolean;
  onClose: () => void;
  /** Rejects with a message for the player. */
  onConfirm: (password: string, newPassword: string) => Promise<void>;
}

/** Asks for the password before an important change. */
export function PasswordDialog({
  title,
  text,
  action,
  changes: isChange = false,
  first = false,
  onClose,
  onConfirm,
}: Props) {
  const username = useBridge(({ session }) => session.profile?.username ?? '');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const next = useNewPassword();
  const changes = isChange || first;
  const form = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to the parent component.
    event.stopPropagation();
    if (busy || (!first && password === '') || (changes && next.password === '')) return;
    if (changes && next.problem) return setError(next.problem);
    setBusy(true);
    setError(null);
    try {
      await onConfirm(password, next.password);
    } catch (problem) {
      setError(toRefusal(problem).message);
      setBusy(false);
      return;
    }
    onClose();
  };
  return (
    <Dialog
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {accountWords.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        {!first && (
          <Field
            label={accountWords.fields.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            error={null}
            onChange={(value) => {
              setPassword(value);
              setError(null);
            }}
          />
        )}
        {changes && <PasswordFields typed={next} onEdit={() => setError(null)} />}
        {error !== null && (
          <p className={frame.error} role="alert">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
