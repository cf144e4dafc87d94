import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { weatherOn } from '../../../../content/maps/weather.ts';
import { setClock } from '../../../bridge/clock.ts';
import { bridge } from '../../../bridge/store.ts';
import { setSettings } from '../../../client/setSettings.ts';
import { HourSign } from './HourSign.tsx';

const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  setClock('dusk', minutes(2) + 30_000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = () => screen.getByRole('paragraph').textContent;

it('says the hour and how long it lasts, and goes on by itself', () => {
  render(<HourSign />);
  expect(text()).toBe('Dusk, 3 minutes to night');
  act(() => vi.advanceTimersByTime(minutes(2)));
  expect(text()).toBe('Dusk, 1 minute to night');
  act(() => vi.advanceTimersByTime(30_000));
  expect(text()).toBe('Night, 15 minutes to dawn');
});

it('follows the server when that tells another time', () => {
  render(<HourSign />);
  act(() => setClock('dawn', minutes(9)));
  expect(text()).toBe('Dawn, 9 minutes to day');
});

it('tells the end of the hour by the clock on the wall to whoever wants that', () => {
  vi.setSystemTime(new Date(2026, 10, 23, 14, 30, 0));
  setClock('dusk', minutes(5));
  setSettings({ clock: 'wall' });
  render(<HourSign />);
  expect(text()).toBe('Dusk, night at 14:35');
  act(() => setSettings({ clock: 'world' }));
  expect(text()).toBe('Dusk, 5 minutes to night');
});

it('is not announced again and again', () => {
  render(<HourSign />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('names the weather of the map, the same as over the picture', () => {
  const rains = Array.from({ length: 288 }, (_, index) => index * minutes(5)).find(
    (time) => weatherOn('green_land', time) === 'rain',
  )!;
  vi.setSystemTime(rains);
  bridge.setState(({ world }) => ({ clock: { ahead: 0 }, world: { ...world, mapName: 'green_land' } }));
  render(<HourSign />);
  expect(text()).toMatch(/, rain$/);
});
