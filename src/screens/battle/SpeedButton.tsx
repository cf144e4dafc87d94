import { useEffect } from 'react';
import { useBridge } from '../../app/useBridge.ts';
import { changeSpeed } from '../../bridge/speed.ts';
import { battleWords } from '../../locales/en/battle.ts';
import styles from './SpeedButton.module.css';

const words = battleWords.speed;
const WRITING = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

/** Whether a press is meant for the speed: S alone, or the button under the focus. */
export function isSpeedKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  const on = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if ([' ', 'Enter'].includes(event.key)) return on('[data-while-playing]');
  return event.key.toLowerCase() === 's' && !on(WRITING);
}

/** How fast battles are played. Each press takes the next speed, also while a round is played. */
export function SpeedButton() {
  const speed = useBridge(({ settings }) => settings.speed);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.repeat && event.key.toLowerCase() === 's' && isSpeedKey(event)) changeSpeed();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
  return (
    <button
      type="button"
      className={styles.speed}
      aria-label={words.label(words.names[speed])}
      aria-keyshortcuts="S"
      title={words.hint}
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
