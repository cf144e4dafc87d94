import { expect, it } from 'vitest';
import { encounters } from '../encounters/index.ts';
import { MAP_IDS } from '../maps/types.ts';
import { wandererAt, wandererLeavesIn, wandererOfDay, wildsAt } from './wanderers.ts';

const days = Array.from({ length: 400 }, (_, day) => 20_000 + day);
const wanderers = days.map((day) => wandererOfDay(day));

it('somebody visits each day, every map but the first within a year, never where it lives anyway', () => {
  expect(wanderers).not.toContain(null);
  expect(new Set(wanderers.map((wanderer) => wanderer?.map))).toEqual(new Set(MAP_IDS.slice(1)));
  const atHome = wanderers.filter((wanderer) =>
    encounters[wanderer?.map ?? 'green_land'].tables.some(({ entries }) =>
      entries.some(({ species }) => species === wanderer?.entry.species),
    ),
  );
  expect(atHome).toEqual([]);
  expect(new Set(wanderers.map((wanderer) => wanderer?.entry.species)).size).toBeGreaterThan(30);
});

it('wanderers have levels that the ground can answer for', () => {
  for (const wanderer of wanderers) {
    const table = encounters[wanderer?.map ?? 'green_land'].tables.find(
      ({ ground }) => ground === wanderer?.ground,
    );
    const least = Math.min(...(table?.entries.map((entry) => entry.least) ?? []));
    expect(wanderer?.entry.least).toBeGreaterThanOrEqual(least);
    expect(wanderer?.entry.least).toBeLessThanOrEqual(least + 10);
  }
});

it('a wanderer comes at midnight of UTC, is the same all day, and leaves at the next', () => {
  const noon = Date.UTC(2026, 10, 24, 12);
  expect(wandererLeavesIn(noon)).toBe(12 * 3_600_000);
  const wanderer = wandererAt(noon);
  expect(wandererAt(Date.UTC(2026, 10, 24))).toEqual(wanderer);
  expect(wandererAt(Date.UTC(2026, 10, 24, 23, 59, 59, 999))).toEqual(wanderer);
  const map = wanderer?.map ?? 'green_land';
  const withIt = wildsAt(map, encounters[map], noon).tables.flatMap(({ entries }) => entries);
  expect(withIt).toContainEqual(wanderer?.entry);
  expect(wildsAt('green_land', encounters.green_land, noon)).toBe(encounters.green_land);
});
