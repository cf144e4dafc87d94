import { showToast } from '../../client/notifications/toasts.ts';
import { setMuted, sound } from '../../client/session/sound.ts';
import { whenQuiet } from '../../client/whenQuiet.ts';
import { isShortcut } from '../../hooks/input/gameKeys.ts';
import { onGamepadAction } from '../../hooks/input/gamepadActions.ts';
import { nameOfKey } from '../../hooks/input/inputNames.ts';
import { soundWords } from '../../locales/en/sound.ts';
import { wakeSound } from '../../ui/sound/wakeSound.ts';

/**
 * The key M, or another one that the player has chosen, mutes and unmutes the game, except in text fields. Listens in the
 * capture phase: other key listeners skip animations.
 * @returns what ends it
 */
function followMuteKey(): () => void {
  const turn = () => {
    const muted = !sound.getState().muted;
    setMuted(muted);
    showToast('info', (muted ? soundWords.nowMuted : soundWords.nowHeard)(nameOfKey('mute')));
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isShortcut('mute', event)) return;
    event.stopImmediatePropagation();
    turn();
  };
  globalThis.addEventListener('keydown', onKey, true);
  const letGamepadGo = onGamepadAction((action) => action === 'mute' && turn());
  return () => {
    globalThis.removeEventListener('keydown', onKey, true);
    letGamepadGo();
  };
}

/** Browsers allow sound after one of these gestures. A gamepad connects on a button press. */
const GESTURES = ['pointerup', 'click', 'keydown', 'gamepadconnected'] as const;

/**
 * Starts the sound after the first gesture, behind what the page needs for itself, and follows the key that mutes. The
 * sound's script is loaded then, and not at all while the game is muted.
 * @returns what ends both
 */
export function awaitSound(): () => void {
  const letKeyGo = followMuteKey();
  const forget = () => {
    for (const gesture of GESTURES) globalThis.removeEventListener(gesture, begin);
    letGo();
  };
  let letQuietGo: () => void = () => undefined;
  const begin = () => {
    if (sound.getState().muted) return;
    forget();
    letQuietGo = whenQuiet(() => void wakeSound());
  };
  for (const gesture of GESTURES) globalThis.addEventListener(gesture, begin);
  // Unmuted by the M key, whose event is stopped, or in another window, whose gestures do not count here.
  const letGo = sound.subscribe(() => navigator.userActivation?.hasBeenActive && begin());
  return () => {
    letKeyGo();
    letQuietGo();
    forget();
  };
}
