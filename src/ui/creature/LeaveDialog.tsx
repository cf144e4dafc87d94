import { useState } from 'react';
import type { LeaveGuard } from '../../hooks/leaving/useLeaveGuard.ts';
import { creatureWords } from '../../locales/en/creatures.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';

interface Props {
  guard: LeaveGuard;
  /** Names of the creatures with unsaved moves; empty if only the order of the team is unsaved. */
  names: readonly string[];
  /** Resolves to true if everything was saved. */
  onSave: () => Promise<boolean>;
}

const { leave: words } = creatureWords;

/** Asks whether to save before the player leaves the screen. */
export function LeaveDialog({ guard, names, onSave }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const saved = await onSave();
    setBusy(false);
    if (saved) guard.leave();
    else guard.stay();
  };
  return (
    <Dialog
      title={words.title}
      text={words.text(names)}
      onClose={guard.stay}
      actions={
        <>
          <Button onClick={guard.stay}>{words.stay}</Button>
          <Button onClick={guard.leave}>{words.leave}</Button>
          <Button variant="primary" busy={busy} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    />
  );
}
