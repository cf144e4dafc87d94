import { Fragment } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadScreen } from './gameRoute.ts';
import { loadedScreen, loadScreen } from './loadScreen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a script that takes more than 120 seconds counts as lost', async () => {
  const never: LoadScreen = () => new Promise(() => undefined);
  const lost = vi.fn();
  const outcome = loadScreen(never).catch(lost);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(lost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(lost).toHaveBeenCalledWith(expect.objectContaining({ message: 'The script took too long.' }));
});

it('a screen that was loaded is there at once the next time', async () => {
  const load: LoadScreen = async () => ({ default: Fragment });
  expect(loadedScreen(load)).toBeNull();
  await loadScreen(load);
  expect(loadedScreen(load)).toBe(Fragment);
});
