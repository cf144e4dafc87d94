import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '../../../src/bridge/clock.ts';
import { bridge } from '../../../src/bridge/store.ts';
import { groundColours } from './groundColours.ts';

afterEach(() => bridge.setState({ clock: { ahead: 0 } }));

/** Sum of red, green and blue of a colour like `rgba(1,2,3,1)`. */
const brightness = (colour: string): number =>
  (colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map(Number)
    .reduce((sum, one) => sum + one, 0);

describe('the dust of a landing', () => {
  it.each(['meadow', 'cave'] as const)('does not glow in the dark of the night: %s', (place) => {
    setClock('day', 5 * 60_000);
    const day = groundColours(place);
    setClock('night', 5 * 60_000);
    const night = groundColours(place);
    for (const part of ['dust', 'crumb'] as const)
      expect(brightness(night[part][0])).toBeLessThan(brightness(day[part][0]));
    expect(brightness(night.shine)).toBeLessThan(brightness(day.shine));
  });
});
