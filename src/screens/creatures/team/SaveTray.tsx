import clsx from 'clsx';
import type { Refusal } from '../../../api/refusal.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Tray } from '../../../ui/panels/Tray.tsx';
import styles from './Team.module.css';

interface Props {
  unsaved: boolean;
  busy: boolean;
  /** Why the last attempt to save failed. */
  refusal: Refusal | null;
  onSave: () => void;
  onUndo: () => void;
  onReload: () => void;
}

/** Saves the whole team, and shows whether there are unsaved changes. */
export function SaveTray({ unsaved, busy, refusal, onSave, onUndo, onReload }: Props) {
  const outdated = refusal?.status === 409 && refusal.code !== 'in_battle';
  return (
    <Tray className={clsx(styles.tray, !unsaved && !refusal && styles.resting)}>
      <p className={styles.state} data-state={refusal ? 'bad' : unsaved ? 'open' : 'well'} role="status">
        {refusal?.message ?? (unsaved ? creatureWords.unsaved : creatureWords.allSaved)}
      </p>
      {outdated && <Button onClick={onReload}>{creatureWords.reload}</Button>}
      {!outdated && unsaved && (
        <Button disabled={busy} onClick={onUndo}>
          {creatureWords.undo}
        </Button>
      )}
      <Button variant="primary" busy={busy} onClick={onSave}>
        {creatureWords.save}
      </Button>
    </Tray>
  );
}
