import { describe, expect, it } from 'vitest';
import { MOVE_CLASSES } from '../../../../content/moves/rows.ts';
import { CREATURE_TYPES } from '../../../../rules/creatures/types.ts';
import { leadOf, partsOf, weights } from '../../animations/attack/perform.ts';
import type { AttackShow } from '../attackShow.ts';
import { type Flight, momentOf, newMoment } from '../flight.ts';
import { sheetOf } from '../frames.ts';

const user = { middle: { x: 244, y: 366 }, feet: { x: 244, y: 534 }, mouth: { x: 340, y: 350 }, size: 400 };
const target = { middle: { x: 736, y: 203 }, feet: { x: 736, y: 342 }, mouth: { x: 657, y: 190 }, size: 330 };

function flightsOf(
  type: AttackShow['type'],
  kind: (typeof MOVE_CLASSES)[number],
  tier: keyof typeof weights = 2,
  calm = false,
) {
  const parts = partsOf({ type, kind, tier, strike: null }, false, calm);
  const flights: Flight[] = [];
  const fly = (flight: Flight) => flights.push(flight);
  const lead = leadOf(parts, 0);
  const place = { way: 1, lead, width: 992, height: 600, ...weights[tier] } as const;
  for (const part of parts) part.play({ type, user, target, focus: target, fly, ...place });
  return { flights, lead };
}

const every = CREATURE_TYPES.flatMap((type) => MOVE_CLASSES.map((kind) => [type, kind] as const));

describe('an attack', () => {
  it.each(every)('of %s as %s shows pictures that there are, and is over in time', (type, kind) => {
    const { flights, lead } = flightsOf(type, kind);
    const names = new Set(sheetOf(type).frames.map(({ name }) => `${type}.${name}`));
    const moment = newMoment();
    expect(flights.length).toBeGreaterThan(3);
    expect(lead).toBeLessThanOrEqual(900);
    for (const flight of flights) {
      expect(names).toContain(flight.frame);
      expect((flight.delay ?? 0) + flight.ms).toBeLessThan(2600);
      momentOf(flight, 0.5, moment);
      for (const number of Object.values(moment)) expect(Number.isFinite(number)).toBe(true);
    }
  });

  it.each(MOVE_CLASSES)('as %s is made of other pictures or ways for each type', (kind) => {
    const seen = CREATURE_TYPES.map((type) => JSON.stringify(flightsOf(type, kind).flights[0]));
    expect(new Set(seen).size).toBe(CREATURE_TYPES.length);
  });

  it('has more to see the heavier it is', () => {
    const count = (tier: keyof typeof weights) => flightsOf('rock', 'field', tier).flights.length;
    expect(count(1)).toBeLessThan(count(2));
    expect(count(3)).toBeLessThan(count(4));
  });

  it.each(every)('of %s as %s stands still and is short where the player wants calm', (type, kind) => {
    const { flights } = flightsOf(type, kind, 4, true);
    expect(flights.length).toBeGreaterThan(0);
    for (const { to, spin, reach, ms } of flights) {
      expect([to, spin, reach]).toEqual([undefined, undefined, undefined]);
      expect(ms).toBeLessThan(700);
    }
  });
});
