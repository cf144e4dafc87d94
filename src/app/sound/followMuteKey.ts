import { notify } from '../../bridge/notices.ts';
import { setMuted, sound } from '../../bridge/sound.ts';
import { soundWords } from '../../locales/en/sound.ts';

/** Where a letter is a letter: fields, and lists that look for what begins with it. */
const TYPING = [
  'input:not([type="radio"], [type="checkbox"])',
  'select, textarea, [contenteditable]',
  '[role="menu"], [role="listbox"], [role="combobox"]',
].join();

/** Lets M mute the game and unmute it, wherever nobody types. It comes first: elsewhere any key skips an animation. */
export function followMuteKey(): void {
  globalThis.addEventListener(
    'keydown',
    (event) => {
      if (event.key.toLowerCase() !== 'm' || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.stopImmediatePropagation();
      const muted = !sound.getState().muted;
      setMuted(muted);
      notify('info', muted ? soundWords.nowMuted : soundWords.nowHeard);
    },
    true,
  );
}
