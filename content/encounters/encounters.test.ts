import { describe, expect, it } from 'vitest';
import { seededDice } from '../../rules/model/random.ts';
import { rollEncounter } from '../../rules/world/encounters.ts';
import { levelsAt } from '../../rules/world/living.ts';
import { oddsAt } from '../../rules/world/odds.ts';
import { HOURS, type Hour } from '../../rules/world/types.ts';
import { maps } from '../maps/index.ts';
import type { GameMap } from '../maps/types.ts';
import { weathersOn } from '../maps/weather.ts';
import { species } from '../species/index.ts';
import { cellsOfGround } from './grounds.ts';
import { encounters } from './index.ts';

const lands = Object.values(maps).flatMap((map) =>
  encounters[map.id].tables.map((table) => {
    const distances = cellsOfGround(map, table.ground).map(({ distance }) => distance);
    // The greatest distance may have only one or two cells: “far out” begins where a tenth of the ground is left.
    const far = distances[Math.floor(distances.length * 0.9)]!;
    return {
      map,
      wilds: encounters[map.id],
      table,
      nearest: distances[0]!,
      far,
      farthest: distances.at(-1)!,
    };
  }),
);
const named = lands.map((land) => [land.map.id, land.table.ground, land] as const);
const idsOn = (id: GameMap['id']) =>
  new Set(encounters[id].tables.flatMap(({ entries }) => entries.map((entry) => entry.species)));
const stages = (stage: number) =>
  Object.values(species)
    .filter((one) => one.stage === stage)
    .map(({ id }) => id);
const met = new Set(Object.values(maps).flatMap(({ id }) => [...idsOn(id)]));
const entriesOf = (tier: string) =>
  lands.flatMap(({ table }) => table.entries.filter((entry) => entry.tier === tier));

describe.each(named)('who lives on %s, %s', (_map, ground, { map, wilds, table, nearest, far, farthest }) => {
  it.each(HOURS)('is at least four near the start and ten far out, by %s', (hour) => {
    expect(oddsAt(wilds, { ground, distance: nearest, hour }).length).toBeGreaterThanOrEqual(4);
    expect(oddsAt(wilds, { ground, distance: far, hour }).length).toBeGreaterThanOrEqual(10);
  });

  it('is met by walking there long enough', () => {
    // Here every step has an encounter. With the real percentage the meadows would need 100,000 rolls.
    const busy = { ...wilds, tables: [{ ...table, percent: 100 }] };
    const dice = seededDice([2026, 11, 21, 0]);
    const seen = HOURS.flatMap((hour) =>
      weathersOn(map.id, hour).flatMap((weather) =>
        Array.from({ length: 3000 }, () =>
          rollEncounter(busy, { ground, distance: farthest, hour, weather }, dice),
        ),
      ),
    );
    expect([...new Set(seen.map((one) => one?.species))].sort()).toEqual(
      table.entries.map((entry) => entry.species).sort(),
    );
  });
});

describe('the weather', () => {
  it('brings somebody on each map who comes in no other, and is loved by somebody on each', () => {
    const all = Object.values(maps).map(({ id }) => encounters[id].tables.flatMap(({ entries }) => entries));
    for (const entries of all) {
      expect(entries.some(({ weathers }) => weathers !== undefined)).toBe(true);
      expect(entries.some(({ loves }) => loves !== undefined)).toBe(true);
    }
  });

  it('is never what a newcomer’s first steps or a legend depend on', () => {
    const near = encounters.green_land.tables.flatMap(({ entries }) => entries);
    expect(near.filter(({ weathers, from = 0 }) => weathers && from < 5)).toEqual([]);
    const legends = Object.values(maps).flatMap(({ id }) =>
      encounters[id].tables.flatMap(({ entries }) => entries.filter(({ weathers }) => weathers)),
    );
    expect(legends.filter((entry) => species[entry.species]?.rarity === 'legendary')).toEqual([]);
  });
});

describe('the wild creatures', () => {
  it('live rarely in their second form, not all of them, and in their third fewer than half', () => {
    const second = stages(2).filter((id) => met.has(id));
    expect(second.length / stages(2).length).toBeGreaterThan(0.4);
    expect(second.length / stages(2).length).toBeLessThan(1);
    const easy = [...entriesOf('common'), ...entriesOf('uncommon')].map((entry) => entry.species);
    expect(easy.filter((id) => species[id]?.stage !== 1)).toEqual([]);
    const third = stages(3).filter((id) => met.has(id));
    expect(third.length / stages(3).length).toBeLessThan(0.5);
    const fabled = entriesOf('fabled').map((entry) => entry.species);
    expect(fabled).toEqual(expect.arrayContaining(third));
  });

  it('that are rare species are rare to meet, too', () => {
    const easy = [...entriesOf('common'), ...entriesOf('uncommon')].map((entry) => entry.species);
    expect(easy.filter((id) => species[id]?.rarity === 'rare')).toEqual([]);
  });

  it('are many of its own on each map', () => {
    const [here, there] = [idsOn('green_land'), idsOn('green_land2')];
    expect([...here].filter((id) => !there.has(id)).length).toBeGreaterThanOrEqual(20);
    expect([...there].filter((id) => !here.has(id)).length).toBeGreaterThanOrEqual(50);
    expect([...here].filter((id) => there.has(id)).length).toBeGreaterThanOrEqual(20);
  });

  it('have levels 2 to 19 on the first map and 10 to 45 on the second, but for the legends', () => {
    const levels = (id: GameMap['id']) =>
      lands
        .filter(({ map }) => map.id === id)
        .flatMap(({ wilds, table, nearest, farthest }) =>
          table.entries
            .filter((entry) => species[entry.species]?.rarity !== 'legendary')
            .flatMap((entry) => [
              levelsAt(wilds, entry, Math.max(nearest, entry.from ?? 0))[0],
              levelsAt(wilds, entry, farthest)[1],
            ]),
        );
    expect(Math.min(...levels('green_land'))).toBe(2);
    expect(Math.max(...levels('green_land'))).toBeLessThanOrEqual(19);
    expect(Math.min(...levels('green_land2'))).toBe(10);
    expect(Math.max(...levels('green_land2'))).toBeGreaterThan(40);
    expect(Math.max(...levels('green_land2'))).toBeLessThanOrEqual(45);
  });

  it.each<[string, GameMap['id'], string, Hour]>([
    ['dawnhart', 'green_land', 'wood', 'dawn'],
    ['zenithrone', 'green_land2', 'rocks', 'day'],
    ['gloamarch', 'green_land2', 'shore', 'dusk'],
    ['nadirian', 'green_land2', 'shore', 'night'],
  ])('have the legend %s in a far corner of %s, %s, by %s alone, at level 60', (id, map, ground, hour) => {
    const homes = lands.filter(({ table }) => table.entries.some((entry) => entry.species === id));
    expect(homes.map((home) => [home.map.id, home.table.ground])).toEqual([[map, ground]]);
    const { wilds, farthest } = homes[0]!;
    const times = HOURS.filter((time) =>
      oddsAt(wilds, { ground, distance: farthest, hour: time }).some((odds) => odds.species === id),
    );
    expect(times).toEqual([hour]);
    const places = cellsOfGround(maps[map], ground).filter(({ distance }) =>
      oddsAt(wilds, { ground, distance, hour }).some((odds) => odds.species === id && odds.levels[0] === 60),
    );
    expect(places.length).toBeGreaterThan(1);
    expect(places.length).toBeLessThan(8);
    expect(places.at(-1)?.distance).toBe(farthest);
  });
});

it('each of the fifteen maps has two species or more that live on no other map', () => {
  const mapsOf = new Map<string, Set<string>>();
  for (const { map, table } of lands)
    for (const { species: id } of table.entries) mapsOf.set(id, new Set([...(mapsOf.get(id) ?? []), map.id]));
  const own = Object.keys(maps).map((id) => [
    id,
    [...mapsOf.values()].filter((living) => living.size === 1 && living.has(id)).length,
  ]);
  expect(own).toHaveLength(15);
  expect(own.filter(([, count]) => Number(count) < 2)).toEqual([]);
});
