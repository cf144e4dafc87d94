import { useEffect, useState } from 'react';
import type { OperatorMessage } from '../../../contract/shapes/operating/moderation.ts';
import { toRefusal } from '../../api/refusal.ts';
import { confirmMessage, fetchMessages } from '../../client/moderation/moderation.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { moderationWords } from '../../locales/en/moderation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';

const { messages: words } = moderationWords;

/** Shows the operator's messages one after the other. Each comes back until the player has confirmed it. */
export function OperatorMessages() {
  const profile = useBridge(({ session }) => session.profile);
  const count = profile?.messages ?? 0;
  const [message, setMessage] = useState<OperatorMessage | null>(null);
  const [confirmed, setConfirmed] = useState(0);
  // Once one is confirmed, another may have come, so that their number is the same.
  const due = count > 0 ? `${count} ${confirmed}` : null;
  const [closed, setClosed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (due === null) return;
    let here = true;
    fetchMessages().then(
      ([first = null]) => here && setMessage(first),
      // The next profile asks again.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [due]);
  if (!message || message.id === closed) return null;
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await confirmMessage(message);
      setMessage(null);
      setConfirmed(confirmed + 1);
    } catch (refused) {
      setProblem(toRefusal(refused).message);
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={words.title[message.kind]}
      text={words.text[message.kind]}
      onClose={() => setClosed(message.id)}
      actions={
        <Button variant="primary" busy={busy} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      }
    >
      {message.kind === 'renamed' && profile && <p>{words.newName(profile.username)}</p>}
      {message.text !== '' && (
        <p dir="auto" style={{ whiteSpace: 'pre-line' }}>
          {message.text}
        </p>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
