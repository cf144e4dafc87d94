import { useEffect } from 'react';
import { changeSpeed } from '../../../client/battle/battleSettings.ts';
import { isShortcut } from '../../../hooks/input/gameKeys.ts';
import { onGamepadAction } from '../../../hooks/input/gamepadActions.ts';
import { useKeyName } from '../../../hooks/input/inputNames.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import styles from './SpeedButton.module.css';

const words = battleWords.speed;

/** Whether a key press changes the speed: its own key, or Space or Enter on a focused speed button. */
export function isSpeedKey(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const isPress = [' ', 'Enter'].includes(key);
  if (isPress) return target instanceof Element && target.closest('[data-while-playing]') !== null;
  return isShortcut('speed', event);
}

/** Playback speed of battles. Each press switches to the next speed, also while a round is played. */
export function SpeedButton() {
  const speed = useBridge(({ settings }) => settings.speed);
  const key = useKeyName('speed');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isShortcut('speed', event)) changeSpeed();
    };
    globalThis.addEventListener('keydown', press);
    const letGo = onGamepadAction((action) => action === 'speed' && changeSpeed());
    return () => {
      letGo();
      globalThis.removeEventListener('keydown', press);
    };
  }, []);
  return (
    <button
      type="button"
      className={styles.speed}
      aria-label={words.label(words.names[speed])}
      aria-keyshortcuts={key || undefined}
      title={words.hint(key)}
      data-while-playing
      onClick={changeSpeed}
    >
      <svg viewBox="0 0 24 16" className={styles.arrows} aria-hidden="true">
        <path d="M2 2 10 8 2 14ZM13 2 21 8 13 14Z" />
      </svg>
      {words.short(speed)}
    </button>
  );
}
