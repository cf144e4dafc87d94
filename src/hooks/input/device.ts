import { createStore } from 'zustand/vanilla';

/** The device that the player used last. */
export type Device = 'touch' | 'mouse' | 'keys' | 'gamepad';

const onlyTouch = () => globalThis.matchMedia?.('(any-hover: none)').matches ?? false;

/** The device used last. Hints mention keys only if the player has a keyboard. */
export const device = createStore<Device>(() => (onlyTouch() ? 'touch' : 'mouse'));

export function noteDevice(latest: Device): void {
  device.setState(latest, true);
  document.documentElement.dataset.device = latest;
}

/**
 * Whether a key event comes from typing. It does not prove that there is a keyboard: phones have on-screen keyboards.
 */
const isTyped = ({ target, key }: KeyboardEvent) =>
  key === 'Unidentified' ||
  (target instanceof Element && target.closest('input:not([type="radio"])') !== null);

/** Updates `device` from pointer and key events. */
export function followDevice(): void {
  noteDevice(device.getState());
  const press = (event: KeyboardEvent) => {
    if (!isTyped(event)) noteDevice('keys');
  };
  // Devices with only a touch screen can report a pointer of type mouse.
  const point = ({ pointerType }: PointerEvent) =>
    noteDevice(pointerType === 'touch' || onlyTouch() ? 'touch' : 'mouse');
  globalThis.addEventListener('keydown', press, true);
  globalThis.addEventListener('pointerdown', point, true);
}
