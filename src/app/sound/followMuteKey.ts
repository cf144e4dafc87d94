import { showToast } from '../../client/notifications/toasts.ts';
import { setMuted, sound } from '../../client/session/sound.ts';
import { isShortcut } from '../../hooks/gameKeys.ts';
import { soundWords } from '../../locales/en/sound.ts';

/** Lets M mute the game and unmute it, wherever nobody types. It comes first: elsewhere any key skips an animation. */
export function followMuteKey(): void {
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
