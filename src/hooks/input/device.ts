import { createStore } from 'zustand/vanilla';

/** With what the player last pressed something. */
export type Device = 'touch' | 'mouse' | 'keys' | 'gamepad';

const onlyTouch = () => globalThis.matchMedia?.('(any-hover: none)').matches ?? false;

/** So that hints speak of keys only where there are any. */
export const device = createStore<Device>(() => (onlyTouch() ? 'touch' : 'mouse'));

export function noteDevice(latest: Device): void {
  device.setState(latest, true);
  document.documentElement.dataset.device = latest;
}

/** Typing says nothing of a keyboard: phones paint one. */
const isTyped = ({ target, key }: KeyboardEvent) =>
  key === 'Unidentified' ||
  (target instanceof Element && target.closest('input:not([type="radio"])') !== null);

/** Notes with what the player presses, from now on. */
export function followDevice(): void {
  noteDevice(device.getState());
  const press = (event: KeyboardEvent) => {
    if (!isTyped(event)) noteDevice('keys');
  };
  // What has only a touch screen tells of a mouse that is none.
  const point = ({ pointerType }: PointerEvent) =>
    noteDevice(pointerType === 'touch' || onlyTouch() ? 'touch' : 'mouse');
  globalThis.addEventListener('keydown', press, true);
  globalThis.addEventListener('pointerdown', point, true);
}
