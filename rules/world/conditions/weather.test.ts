import { describe, expect, it } from 'vitest';
import {
  HOURS,
  hourAt,
  MINUTES,
  WEATHER_LASTS,
  type WeatherChances,
  weatherAt,
  weathersBy,
} from './conditions.ts';

const chances: WeatherChances = { dawn: { mist: 1 }, day: { rain: 0.5 }, dusk: {}, night: { snow: 0.25 } };
const stretches = Array.from({ length: 12 * 24 * 40 }, (_, index) => index * WEATHER_LASTS);

describe('the weather over a map', () => {
  it('depends on the time alone, and stays for a whole stretch of it', () => {
    for (const time of stretches.slice(0, 100))
      expect(weatherAt(time, chances)).toBe(weatherAt(time + WEATHER_LASTS - 1, chances));
  });

  it('never changes the hour within a stretch', () => {
    for (const hour of HOURS) expect((MINUTES[hour] * 60_000) % WEATHER_LASTS).toBe(0);
  });

  it('comes as often as its chance says, and only at its hours', () => {
    const share = (hour: string, weather: string) => {
      const those = stretches.filter((time) => hourAt(time).hour === hour);
      return those.filter((time) => weatherAt(time, chances) === weather).length / those.length;
    };
    expect(share('dawn', 'mist')).toBe(1);
    expect(share('day', 'rain')).toBeCloseTo(0.5, 1);
    expect(share('dusk', 'clear')).toBe(1);
    expect(share('night', 'snow')).toBeCloseTo(0.25, 1);
  });

  it('is one of those that can come at the hour', () => {
    expect(weathersBy('day', chances)).toEqual(['clear', 'rain']);
    for (const time of stretches)
      expect(weathersBy(hourAt(time).hour, chances)).toContain(weatherAt(time, chances));
  });
});
