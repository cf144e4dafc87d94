import { describe, expect, it } from 'vitest';
import { HOURS, MINUTES } from '../../rules/world/conditions/conditions.ts';
import { lightAt, lightOf } from './light.ts';

const minute = 60_000;
const beginnings = HOURS.map((hour, index) => ({
  hour,
  begins: HOURS.slice(0, index).reduce((sum, each) => sum + MINUTES[each] * minute, 0),
}));

describe('the light of the hours', () => {
  it.each(beginnings)('is that of the $hour from its first moment to its last minute', ({ hour, begins }) => {
    expect(lightAt(begins)).toBe(lightOf(hour));
    expect(lightAt(begins + (MINUTES[hour] - 1) * minute)).toBe(lightOf(hour));
  });

  it('never jumps: half a second changes no colour by more than three', () => {
    const day = HOURS.reduce((sum, hour) => sum + MINUTES[hour] * minute, 0);
    for (let now = 0; now < day; now += 500) {
      const [here, there] = [lightAt(now), lightAt(now + 500)];
      const steps = here.sky.map((tone, index) => Math.abs(tone - (there.sky[index] ?? 0)));
      expect(Math.max(...steps)).toBeLessThanOrEqual(3);
      expect(Math.abs(here.lamps - there.lamps)).toBeLessThan(0.02);
    }
  });

  it('lights the lamps at night and puts them out by day', () => {
    expect(lightOf('night').lamps).toBe(1);
    expect(lightOf('day').lamps).toBe(0);
  });

  it('throws shadows to the west in the morning and to the east in the evening', () => {
    expect(lightOf('dawn').shade.x).toBeLessThan(0);
    expect(lightOf('dusk').shade.x).toBeGreaterThan(lightOf('day').shade.x);
  });
});
