import { useStore } from 'zustand';
import { type Channel, SETTING_RANGES } from '../../../../contract/shapes/settings.ts';
import { sendCue } from '../../../bridge/signals/cues.ts';
import { askForMusic, musicWaits, setMuted, setVolume, sound } from '../../../client/session/sound.ts';
import { useKeyName } from '../../../hooks/input/inputNames.ts';
import { soundWords } from '../../../locales/en/sound.ts';
import { Button } from '../../buttons/Button.tsx';
import { RangeSlider } from '../../forms/slider/RangeSlider.tsx';
import styles from './Sound.module.css';

/** Plays an example of a channel after its volume was set; music is playing anyway. */
const SAMPLES = {
  music: () => undefined,
  effects: () => sendCue({ effect: 'hit' }),
  cries: () => sendCue({ cry: 'kindlam' }),
} as const;

/** The volumes and the mute switch. */
export function Volumes() {
  const settings = useStore(sound);
  const { muted } = settings;
  const set = (channel: Channel, volume: number) => {
    setVolume(channel, volume);
    // A player who sets a volume wants to hear it.
    if (muted) setMuted(false);
  };
  const volume = (channel: Channel) => (
    <RangeSlider
      {...SETTING_RANGES[channel]}
      label={soundWords.channels[channel]}
      value={settings[channel]}
      spoken={soundWords.volume(settings[channel])}
      shown={soundWords.shown(settings[channel])}
      onChange={(value) => set(channel, value)}
      onSet={SAMPLES[channel]}
    />
  );
  return (
    <>
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
          <span className={styles.hint}>{soundWords.muteHint(useKeyName('mute'))}</span>
        </span>
      </label>
    </>
  );
}
