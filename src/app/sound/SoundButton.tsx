import { type ComponentType, useState } from 'react';
import { useStore } from 'zustand';
import { notify } from '../../bridge/notices.ts';
import { sound } from '../../bridge/sound.ts';
import { soundWords } from '../../locales/en/sound.ts';
import { en } from '../../locales/en.ts';
import styles from './SoundButton.module.css';
import { Speaker } from './Speaker.tsx';

type Dialog = ComponentType<{ onClose: () => void }>;

/** Opens the volumes, and shows whether the game is muted. The script of the volumes comes with the first press. */
export function SoundButton({ className }: { className?: string | undefined }) {
  const muted = useStore(sound, (settings) => settings.muted);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { SoundDialog } = await import('../../screens/sound/SoundDialog.tsx');
      setDialog(() => SoundDialog);
      setOpen(true);
    } catch {
      notify('error', en.retry.text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" aria-busy={busy} onClick={show}>
        <svg className={styles.speaker} viewBox="0 0 24 24" aria-hidden="true">
          <Speaker muted={muted} />
        </svg>
        {muted ? soundWords.off : soundWords.button}
      </button>
      {Dialog && open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
