import { useState } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { addBlock } from '../../client/moderation/otherPlayers.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { playerWords } from '../../locales/en/players.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import frame from '../theme/Frame.module.css';

interface Props {
  user: { readonly id: string; readonly name: string };
  onClose: () => void;
  /** Called after the player was blocked. */
  onBlock?: (() => void) | undefined;
}

const { blocking: words } = playerWords;

/** Says what a block does, and blocks the player. */
export function BlockDialog({ user: { id, name }, onClose, onBlock }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await addBlock(id);
    } catch (refused) {
      setProblem(toRefusal(refused).message);
      setBusy(false);
      return;
    }
    showToast('success', words.done(name));
    onClose();
    onBlock?.();
  };
  return (
    <Dialog
      title={words.title(name)}
      text={words.text}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {playerWords.cancel}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.undo}</p>
      {problem !== null && (
        <p className={frame.error} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
