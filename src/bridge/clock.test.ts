import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hourNow, setClock, worldNow } from './clock.ts';
import { bridge } from './store.ts';

const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  // By the device's clock a day of the Emberwild is three minutes old: one begins with every real hour.
  vi.setSystemTime(new Date('2026-11-21T12:03:00Z'));
  bridge.setState({ clock: { ahead: 0 } });
});
afterEach(() => vi.useRealTimers());

describe('the clock of the Emberwild', () => {
  it('goes by the device as long as the server has said nothing', () => {
    expect(hourNow()).toEqual({ hour: 'dawn', endsIn: minutes(7) });
  });

  it('follows the server where the device is wrong', () => {
    setClock('dusk', minutes(4));
    expect(hourNow()).toEqual({ hour: 'dusk', endsIn: minutes(4) });
    vi.advanceTimersByTime(minutes(5));
    expect(hourNow()).toEqual({ hour: 'night', endsIn: minutes(14) });
  });

  it('takes the shorter way: a device that is a little slow is not put back by most of a day', () => {
    setClock('dawn', minutes(5));
    expect(worldNow() - Date.now()).toBe(minutes(2));
    setClock('night', minutes(1));
    expect(worldNow() - Date.now()).toBe(-minutes(4));
  });

  it('does not tremble with the time that replies take', () => {
    setClock('dusk', minutes(4));
    const { clock } = bridge.getState();
    setClock('dusk', minutes(4) - 900);
    expect(bridge.getState().clock).toBe(clock);
  });
});
