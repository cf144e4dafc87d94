import { useStore } from 'zustand';
import { setMuted, sound } from '../../client/session/sound.ts';
import { useKeyName } from '../../hooks/input/inputNames.ts';
import { soundWords } from '../../locales/en/sound.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { Speaker } from './Speaker.tsx';

/** Mutes and unmutes the game. */
export function MuteButton() {
  const muted = useStore(sound, (settings) => settings.muted);
  const key = useKeyName('mute');
  const label = muted ? soundWords.unmuteButton : soundWords.muteButton;
  return (
    <IconButton label={label} title={key ? `${label} (${key})` : label} onClick={() => setMuted(!muted)}>
      <Speaker muted={muted} />
    </IconButton>
  );
}
