// @vitest-environment happy-dom
import { EventEmitter } from 'node:events';
import type { Game } from 'phaser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Loop } from './loop.ts';

const clock = {
  running: true,
  wake: () => Object.assign(clock, { running: true }),
  sleep: () => Object.assign(clock, { running: false }),
  resetDelta: () => {},
};
const events = new EventEmitter();
const canvas = document.createElement('canvas');
const game = { loop: clock, events, canvas, renderer: {}, isRunning: true } as unknown as Game;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('draws what has changed between a frame and the sleep after it', () => {
  const loop = new Loop(
    game,
    () => false,
    () => false,
  );
  events.emit('postrender');
  loop.wake();
  vi.runAllTimers();
  expect(clock.running).toBe(true);
  events.emit('postrender');
  vi.runAllTimers();
  expect(clock.running).toBe(false);
  loop.wake();
  vi.runAllTimers();
  expect(clock.running).toBe(true);
});
