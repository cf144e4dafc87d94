import { showToast } from '../../client/notifications/toasts.ts';
import { followSound, setMuted, sound } from '../../client/session/sound.ts';
import { isShortcut } from '../../hooks/input/gameKeys.ts';
import { soundWords } from '../../locales/en/sound.ts';
import { wakeSound } from '../../ui/sound/wakeSound.ts';

/** Lets M mute the game and unmute it, wherever nobody types. It comes first: elsewhere any key skips an animation. */
function followMuteKey(): void {
  globalThis.addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event, 'm')) return;
      event.stopImmediatePropagation();
      const muted = !sound.getState().muted;
      setMuted(muted);
      showToast('info', muted ? soundWords.nowMuted : soundWords.nowHeard);
    },
    true,
  );
}

/** Browsers let pages sound once somebody has done one of these. A gamepad is connected by a press of a button. */
const GESTURES = ['pointerup', 'click', 'keydown', 'gamepadconnected'] as const;

/** Lets the game sound from the first gesture on. Its script comes then, and for who has muted it not at all. */
export function awaitSound(): void {
  followSound();
  followMuteKey();
  const begin = () => {
    if (sound.getState().muted) return;
    for (const gesture of GESTURES) globalThis.removeEventListener(gesture, begin);
    letGo();
    void wakeSound();
  };
  for (const gesture of GESTURES) globalThis.addEventListener(gesture, begin);
  // Unmuted by a key that nobody else hears of, or in another window, which says nothing of gestures in this one.
  const letGo = sound.subscribe(() => navigator.userActivation?.hasBeenActive && begin());
}
