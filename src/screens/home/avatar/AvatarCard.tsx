import { type ComponentType, useState } from 'react';
import type { Avatar } from '../../../../contract/shapes/avatar.ts';
import { avatarOf } from '../../../bridge/avatar.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { avatarWords } from '../../../locales/en/avatars.ts';
import { en } from '../../../locales/en.ts';
import { loadScript } from '../../../locales/loadScript.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './Avatar.module.css';

type Dialog = ComponentType<{ avatar: Avatar; onClose: () => void }>;

/**
 * The player's look on the map, with a button to change it. The dialog's script is loaded at the first press.
 * @param plain without picture and frame, where the player is seen anyway
 */
export function AvatarCard({ plain = false }: { plain?: boolean }) {
  const avatar = useBridge(avatarOf);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      const { AvatarDialog } = await loadScript(import('./AvatarDialog.tsx'));
      setDialog(() => AvatarDialog);
      setOpen(true);
    } catch {
      showToast('error', en.retry.text);
    } finally {
      setBusy(false);
    }
  };
  const { name, text } = avatarWords.looks[avatar];
  return (
    <section className={plain ? undefined : styles.card} aria-label={avatarWords.label}>
      {!plain && (
        <span className={styles.medal}>
          <Picture name={`characters/${avatar}`} alt={text} size={96} className={styles.figure} />
        </span>
      )}
      <p className={plain ? 'visually-hidden' : styles.words}>
        {avatarWords.label}
        <strong>{name}</strong>
      </p>
      <Button variant={plain ? 'plain' : 'quiet'} busy={busy} aria-haspopup="dialog" onClick={show}>
        {avatarWords.change}
      </Button>
      {Dialog && open && <Dialog avatar={avatar} onClose={() => setOpen(false)} />}
    </section>
  );
}
