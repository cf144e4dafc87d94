import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Refusal, toRefusal } from '../../../api/refusal.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import frame from '../../../ui/theme/Frame.module.css';
import styles from '../Operator.module.css';

const { acts: words } = operatorWords;
/** Statuses of refusals that mean that something is no longer as the operator saw it. */
const CHANGED: readonly (number | null)[] = [404, 409];

interface Props {
  title: string;
  /** What else the act does. */
  effects: string;
  /** Label of the button that confirms. */
  action: string;
  /** Why it cannot be confirmed yet; null if it can. */
  problem?: string | null;
  /** Makes the act; resolves to what is then said. */
  send: () => Promise<string>;
  onClose: () => void;
  /** The fields, and what the player will see. */
  children: ReactNode;
}

/** Confirms an act of the operator. */
export function ActDialog({ title, effects, action, problem = null, send, onClose, children }: Props) {
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setIncomplete(problem !== null);
    if (problem !== null) return;
    setBusy(true);
    setRefusal(null);
    try {
      showToast('success', await send());
    } catch (error) {
      setRefusal(toRefusal(error));
      setBusy(false);
      return;
    }
    onClose();
  };
  const told = incomplete ? problem : null;
  return (
    <Dialog
      title={title}
      text={effects}
      wide
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {operatorWords.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.list} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        {(told !== null || refusal) && (
          <p className={frame.error} role="alert">
            {told ?? refusal?.message}
            {told === null && CHANGED.includes(refusal?.status ?? null) && ` ${words.again}`}
          </p>
        )}
      </form>
    </Dialog>
  );
}
