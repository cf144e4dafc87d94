import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteStageWork } from '../bridge/signals/stageWork.ts';
import { whenQuiet } from './whenQuiet.ts';

let arrive: () => void = () => undefined;
const leave = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  leave.mockReset();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = vi.fn();
      disconnect = leave;
      constructor(told: () => void) {
        arrive = told;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what can wait begins once no file has come for a while, and only once', () => {
  const work = vi.fn();
  whenQuiet(work);
  vi.advanceTimersByTime(1400);
  arrive();
  vi.advanceTimersByTime(1400);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20_000);
  expect(work).toHaveBeenCalledOnce();
});

it('what cannot wait for long names its own limit', () => {
  const work = vi.fn();
  whenQuiet(work, 3000);
  for (let passed = 0; passed < 3000; passed += 500) {
    expect(work).not.toHaveBeenCalled();
    arrive();
    vi.advanceTimersByTime(500);
  }
  expect(work).toHaveBeenCalledOnce();
});

it('it begins after ten seconds even if files go on coming', () => {
  const work = vi.fn();
  whenQuiet(work);
  for (let passed = 0; passed < 10_000; passed += 500) {
    expect(work).not.toHaveBeenCalled();
    arrive();
    vi.advanceTimersByTime(500);
  }
  expect(work).toHaveBeenCalledOnce();
});

it('it does not begin if it has been cancelled', () => {
  const work = vi.fn();
  whenQuiet(work)();
  vi.advanceTimersByTime(20_000);
  expect(work).not.toHaveBeenCalled();
});

it('it waits for a scene that is being drawn, though no file comes', () => {
  const work = vi.fn();
  noteStageWork(1);
  whenQuiet(work);
  vi.advanceTimersByTime(4000);
  expect(work).not.toHaveBeenCalled();
  noteStageWork(0);
  vi.advanceTimersByTime(1500);
  expect(work).toHaveBeenCalledOnce();
});
