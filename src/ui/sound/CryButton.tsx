import { sendCue } from '../../bridge/signals/cues.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { sound } from '../../client/session/sound.ts';
import { nameOfKey } from '../../hooks/input/inputNames.ts';
import { soundWords } from '../../locales/en/sound.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { Speaker } from './Speaker.tsx';
import { wakeSound } from './wakeSound.ts';

/** Plays the cry of a species. Loads the sound code first, if needed. */
export function CryButton({ species }: { species: string }) {
  const cry = async () => {
    if (sound.getState().muted) return showToast('info', soundWords.nowMuted(nameOfKey('mute')));
    await wakeSound();
    sendCue({ cry: species });
  };
  return (
    <span data-silent>
      <IconButton label={soundWords.cry} title={soundWords.cry} onClick={() => void cry()}>
        <Speaker muted={false} />
      </IconButton>
    </span>
  );
}
