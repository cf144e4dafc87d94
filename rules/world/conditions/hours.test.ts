import { describe, expect, it } from 'vitest';
import { HOURS, hourAt, MINUTES } from './conditions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a day in the Emberwild', () => {
  it('lasts one real hour', () => {
    expect(HOURS.reduce((sum, hour) => sum + MINUTES[hour], 0)).toBe(60);
  });

  it.each([
    [0, 'dawn', 10],
    [9, 'dawn', 1],
    [10, 'day', 25],
    [35, 'dusk', 10],
    [45, 'night', 15],
    [59, 'night', 1],
    [60, 'dawn', 10],
  ])('is at minute %i in its %s, for %i minutes more', (minute, hour, left) => {
    expect(hourAt(minute * MINUTE)).toEqual({ hour, endsIn: left * MINUTE });
  });

  it('changes to the millisecond', () => {
    expect(hourAt(10 * MINUTE - 1)).toEqual({ hour: 'dawn', endsIn: 1 });
    expect(hourAt(10 * MINUTE - 0.5)).toEqual({ hour: 'dawn', endsIn: 1 });
  });

  it('comes again and again, today as before 1970', () => {
    const today = Date.UTC(2026, 10, 21, 17);
    expect(hourAt(today + 36 * MINUTE)).toEqual({ hour: 'dusk', endsIn: 9 * MINUTE });
    expect(hourAt(-HOUR)).toEqual(hourAt(0));
    expect(hourAt(-1)).toEqual({ hour: 'night', endsIn: 1 });
  });

  it('does not come for what is no time', () => {
    expect(() => hourAt(Number.NaN)).toThrow('NaN is not a time');
  });
});
