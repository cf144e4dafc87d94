import { expect, it } from 'vitest';
import { gamepadDirection } from './gamepadDirection.ts';

const pad = (pressed: readonly number[], axes: readonly number[] = []) => ({
  axes,
  buttons: Array.from({ length: 16 }, (_, index) => ({
    pressed: pressed.includes(index),
    touched: false,
    value: 0,
  })),
});

it.each([
  [[12], 'n'],
  [[13, 15], 'se'],
  [[14], 'w'],
  [[14, 15], null],
] as const)('the cross with buttons %j points %s', (pressed, direction) => {
  expect(gamepadDirection(pad(pressed))).toBe(direction);
});

it.each([
  [0.2, 0.2, null],
  [0, -1, 'n'],
  [0.8, 0.7, 'se'],
  [-0.9, 0.2, 'w'],
] as const)('the stick at %f, %f points %s', (x, y, direction) => {
  expect(gamepadDirection(pad([], [x, y]))).toBe(direction);
});
