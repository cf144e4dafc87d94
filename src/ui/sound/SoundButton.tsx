import { useStore } from 'zustand';
import { sound } from '../../client/session/sound.ts';
import { soundWords } from '../../locales/en/sound.ts';
import { LateDialogButton } from '../buttons/LateDialogButton.tsx';
import styles from './SoundButton.module.css';
import { Speaker } from './Speaker.tsx';

const load = async () => (await import('./volumes/SoundDialog.tsx')).SoundDialog;

/** Opens the sound settings, and shows whether the game is muted. */
export function SoundButton({ className }: { className?: string | undefined }) {
  const muted = useStore(sound, (settings) => settings.muted);
  return (
    <LateDialogButton className={className} load={load}>
      <svg className={styles.speaker} viewBox="0 0 24 24" aria-hidden="true">
        <Speaker muted={muted} />
      </svg>
      {muted ? soundWords.off : soundWords.button}
    </LateDialogButton>
  );
}
