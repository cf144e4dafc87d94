import { settings } from '../../bridge/settings.ts';
import { type Effect, followCues } from '../../bridge/signals/cues.ts';

/** Milliseconds of vibration and of the pauses between, by the sound that goes with it. */
const PATTERNS: Readonly<Partial<Record<Effect, readonly number[]>>> = {
  bump: [15],
  encounter: [40, 60, 40],
  'hit-weak': [15],
  hit: [30],
  'hit-strong': [60],
  critical: [60, 40, 60],
  faint: [90],
  shake: [20],
  caught: [30, 40, 80],
  'level-up': [20, 30, 20],
};

const gamepads = () => [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad !== null);
const isTouched = () => globalThis.matchMedia?.('(any-pointer: coarse)').matches ?? false;

/** Whether this device, or a gamepad that is connected to it, can vibrate. */
export const canVibrate = (): boolean =>
  ('vibrate' in navigator && isTouched()) || gamepads().some((pad) => pad.vibrationActuator);

function vibrate(pattern: readonly number[]): void {
  navigator.vibrate?.([...pattern]);
  const duration = pattern.reduce((sum, ms) => sum + ms, 0);
  for (const pad of gamepads()) {
    // The gamepad may have been unplugged.
    void pad.vibrationActuator
      ?.playEffect('dual-rumble', { duration, strongMagnitude: 0.5, weakMagnitude: 0.8 })
      .catch(() => undefined);
  }
}

/** Vibrates with blows, bumps and catches while the player wants it, also while the game is muted. */
export function followVibration(): () => void {
  return followCues((cue) => {
    const pattern = 'effect' in cue ? PATTERNS[cue.effect] : undefined;
    if (pattern && settings.getState().all.vibration && !document.hidden) vibrate(pattern);
  });
}
