import { beforeEach, expect, it } from 'vitest';
import { device, followDevice, noteDevice } from './device.ts';

followDevice();
beforeEach(() => noteDevice('touch'));

const press = (target: EventTarget, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const point = (pointerType: string) =>
  document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));

it('a key is a keyboard, a finger is a touch screen, a mouse is a mouse', () => {
  press(document.body, '1');
  expect(device.getState()).toBe('keys');
  point('touch');
  expect(device.getState()).toBe('touch');
  point('mouse');
  expect(device.getState()).toBe('mouse');
  expect(document.documentElement.dataset.device).toBe('mouse');
});

it('typing into a field is no keyboard: phones paint one', () => {
  const field = document.body.appendChild(document.createElement('input'));
  press(field, 'a');
  press(document.body, 'Unidentified');
  expect(device.getState()).toBe('touch');
  field.remove();
});
