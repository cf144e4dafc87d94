import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onReturn } from './returns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('focus and visibility together count as one return', () => {
  const listener = vi.fn();
  const letGo = onReturn(listener);
  document.dispatchEvent(new Event('visibilitychange'));
  globalThis.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(1);
  letGo();
});

it('whoever has let go hears of no return', () => {
  const listener = vi.fn();
  const letGo = onReturn(listener);
  globalThis.dispatchEvent(new Event('focus'));
  letGo();
  globalThis.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(1000);
  expect(listener).not.toHaveBeenCalled();
});
