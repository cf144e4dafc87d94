import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyChord } from './keyChord.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WAYS = {
  ArrowUp: 'n',
  ArrowRight: 'e',
  ArrowDown: 's',
  ArrowLeft: 'w',
  KeyW: 'n',
  KeyA: 'w',
  Numpad3: 'se',
} as const;

function chord() {
  const held: (string | null)[] = [];
  const keys = keyChord((direction) => held.push(direction));
  return { held, keys: { ...keys, press: (code: keyof typeof WAYS) => keys.press(code, WAYS[code]) } };
}

it('two keys at once are a diagonal from the first step on', () => {
  const { held, keys } = chord();
  keys.press('ArrowUp');
  keys.press('ArrowRight');
  vi.advanceTimersByTime(500);
  expect(held).toEqual(['ne']);
});

it('fingers that leave one after the other end a diagonal without a straight step', () => {
  const { held, keys } = chord();
  keys.press('KeyW');
  keys.press('KeyA');
  keys.release('KeyA');
  vi.advanceTimersByTime(30);
  keys.release('KeyW');
  vi.advanceTimersByTime(500);
  expect(held).toEqual(['nw', null]);
});

it('a tap that is shorter than the wait for a second key still counts', () => {
  const { held, keys } = chord();
  keys.press('ArrowDown');
  keys.release('ArrowDown');
  expect(held).toEqual(['s', null]);
});

it('opposite keys are no direction', () => {
  const { held, keys } = chord();
  keys.press('ArrowLeft');
  keys.press('ArrowRight');
  expect(held).toEqual([null]);
});

it('the corners of the number pad are diagonals by themselves', () => {
  const { held, keys } = chord();
  keys.press('Numpad3');
  vi.advanceTimersByTime(500);
  expect(held).toEqual(['se']);
});

it('leaving the window lets go of every key', () => {
  const { held, keys } = chord();
  keys.press('ArrowUp');
  vi.advanceTimersByTime(500);
  keys.releaseAll();
  expect(held).toEqual(['n', null]);
});
