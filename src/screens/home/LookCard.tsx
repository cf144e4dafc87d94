import { type ComponentType, useState } from 'react';
import type { Look } from '../../../contract/shapes/look.ts';
import { loadScript } from '../../api/loadScript.ts';
import { avatarOf } from '../../bridge/avatar.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { lookWords } from '../../locales/en/looks.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Look.module.css';

type Dialog = ComponentType<{ look: Look; onClose: () => void }>;

/** Who the player is on the map, and the way to be somebody else. The dialog’s script comes with the first press. */
export function LookCard() {
  const look = useBridge(avatarOf);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      const { LookDialog } = await loadScript(import('./LookDialog.tsx'));
      setDialog(() => LookDialog);
      setOpen(true);
    } catch {
      showToast('error', en.retry.text);
    } finally {
      setBusy(false);
    }
  };
  const { name, text } = lookWords.looks[look];
  return (
    <section className={styles.card} aria-label={lookWords.label}>
      <span className={styles.medal}>
        <Picture name={`characters/${look}`} alt={text} size={96} className={styles.figure} />
      </span>
      <p className={styles.words}>
        {lookWords.label}
        <strong>{name}</strong>
      </p>
      <Button look="quiet" busy={busy} aria-haspopup="dialog" onClick={show}>
        {lookWords.change}
      </Button>
      {Dialog && open && <Dialog look={look} onClose={() => setOpen(false)} />}
    </section>
  );
}
