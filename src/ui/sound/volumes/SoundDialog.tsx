import { soundWords } from '../../../locales/en/sound.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { Volumes } from './Volumes.tsx';

/** The sound settings. */
export function SoundDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={soundWords.title} onClose={onClose}>
      <Volumes />
    </Dialog>
  );
}
