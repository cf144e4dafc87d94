import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EffectCue } from '../../bridge/signals/cues.ts';
import { oneOfMany } from './oneOfMany.ts';

const played: string[] = [];
const hear = oneOfMany(({ effect, force }: EffectCue) => played.push(`${effect} ${force}`));

beforeEach(() => {
  vi.useFakeTimers();
  played.length = 0;
});
afterEach(() => vi.useRealTimers());

it('a press that closes a dialog and buys something sounds like a purchase', () => {
  hear({ effect: 'tap' });
  hear({ effect: 'purchase' });
  hear({ effect: 'close' });
  vi.runAllTimers();
  expect(played).toEqual(['purchase 0.6']);
});

it('presses one after the other each sound', () => {
  hear({ effect: 'tap' });
  vi.runAllTimers();
  hear({ effect: 'tap' });
  vi.runAllTimers();
  expect(played).toEqual(['tap 0.3', 'tap 0.3']);
});

it('what belongs to the game is heard at once', () => {
  hear({ effect: 'hit', force: 0.7 });
  expect(played).toEqual(['hit 0.7']);
});
