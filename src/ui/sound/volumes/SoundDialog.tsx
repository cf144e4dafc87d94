import { useStore } from 'zustand';
import { sendCue } from '../../../bridge/signals/cues.ts';
import {
  askForMusic,
  type Channel,
  musicWaits,
  setMuted,
  setVolume,
  sound,
} from '../../../client/session/sound.ts';
import { soundWords } from '../../../locales/en/sound.ts';
import { Button } from '../../buttons/Button.tsx';
import { Dialog } from '../../dialogs/Dialog.tsx';
import styles from './Sound.module.css';
import { Volume } from './Volume.tsx';

/** Plays an example of a channel after its volume was set; music is playing anyway. */
const SAMPLES = {
  music: () => undefined,
  effects: () => sendCue({ effect: 'hit' }),
  cries: () => sendCue({ cry: 'kindlam' }),
} as const;

/** The sound settings. */
export function SoundDialog({ onClose }: { onClose: () => void }) {
  const settings = useStore(sound);
  const { muted } = settings;
  const set = (channel: Channel, volume: number) => {
    setVolume(channel, volume);
    // A player who sets a volume wants to hear it.
    if (muted) setMuted(false);
  };
  const volume = (channel: Channel) => (
    <Volume
      label={soundWords.channels[channel]}
      value={settings[channel]}
      onChange={(value) => set(channel, value)}
      onSet={SAMPLES[channel]}
    />
  );
  return (
    <Dialog title={soundWords.title} onClose={onClose}>
      {!('AudioContext' in globalThis) && <p role="status">{soundWords.impossible}</p>}
      <div className={styles.volumes} data-muted={muted || undefined}>
        {volume('music')}
        {musicWaits(settings) && (
          <p className={styles.waits}>
            {soundWords.waits} <Button onClick={askForMusic}>{soundWords.ask}</Button>
          </p>
        )}
        {volume('effects')}
        {volume('cries')}
      </div>
      <label className={styles.mute}>
        <input type="checkbox" checked={muted} onChange={({ target }) => setMuted(target.checked)} />
        <span>
          {soundWords.mute}
          <span className={styles.hint}>{soundWords.muteHint}</span>
        </span>
      </label>
    </Dialog>
  );
}
