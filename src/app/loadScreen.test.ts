import { Fragment } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadScreen } from './gamePlace.ts';
import { loadedScreen, loadScreen } from './loadScreen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a script that takes more than 120 seconds counts as lost', async () => {
  const never: LoadScreen = () => new Promise(() => undefined);
  const outcome = expect(loadScreen(never)).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(120_000);
  await outcome;
});

it('a screen that was loaded is there at once the next time', async () => {
  const load: LoadScreen = async () => ({ default: Fragment });
  expect(loadedScreen(load)).toBeNull();
  await loadScreen(load);
  expect(loadedScreen(load)).toBe(Fragment);
});
