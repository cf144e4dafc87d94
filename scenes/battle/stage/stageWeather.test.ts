import { describe, expect, it } from 'vitest';
import { sightAt } from '../../map/weather/weather.ts';
import { hides, seenWeather } from './stageWeather.ts';

/** A time at which the land has this weather. */
function timeOf(weather: string): number {
  for (let minute = 0; minute < 5000; minute += 5) {
    if (sightAt(minute * 60_000 + 150_000).weather === weather) return minute * 60_000 + 150_000;
  }
  throw new Error(`never ${weather}`);
}

describe('the weather over a battle', () => {
  it('is that of the battle, also below a roof', () => {
    expect(seenWeather('hail', 'meadow', timeOf('rain'))).toBe('hail');
    expect(seenWeather('sand', 'vault', 0)).toBe('sand');
  });

  it('is else that of the land, where the sky is seen', () => {
    expect(seenWeather(null, 'meadow', timeOf('rain'))).toBe('rain');
    expect(seenWeather(null, 'lake', timeOf('mist'))).toBe('mist');
    expect(seenWeather(null, 'cave', timeOf('rain'))).toBe('clear');
    expect(seenWeather(null, 'meadow', timeOf('clouds'))).toBe('clear');
  });

  it('leaves creatures their colours: mist at its thickest no less than sand', () => {
    expect(hides('mist')).toBeGreaterThan(0);
    for (const weather of ['mist', 'sun', 'rain', 'hail', 'leaves'] as const)
      expect(hides(weather)).toBeLessThanOrEqual(hides('sand'));
  });
});
