import { beforeEach, expect, it, vi } from 'vitest';
import { setClock } from '../../bridge/clock.ts';
import { freshBrowser } from '../../testing/fresh.ts';
import { markHour } from './markHour.ts';

beforeEach(freshBrowser);

it('the sky follows the game’s clock, and changes when an hour ends', () => {
  vi.useFakeTimers();
  markHour();
  setClock('dusk', 60_000);
  expect(document.documentElement.dataset.sky).toBe('dusk');
  vi.advanceTimersByTime(61_000);
  expect(document.documentElement.dataset.sky).toBe('night');
  vi.useRealTimers();
});
