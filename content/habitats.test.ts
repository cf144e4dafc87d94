import { describe, expect, it } from 'vitest';
import { oddsAt } from '../rules/world/odds.ts';
import { HOURS } from '../rules/world/types.ts';
import { cellsOfGround, WILD_GROUNDS } from './encounters/grounds.ts';
import { encounters } from './encounters/index.ts';
import { cellsOf, placesOf } from './habitats.ts';
import { maps } from './maps/index.ts';
import { groundAt } from './maps/legend.ts';
import { weathersOn } from './maps/weather.ts';
import { species } from './species/index.ts';

describe('the places of a species', () => {
  it('are none for one that is not met in the wild', () => {
    expect(placesOf('kilnaries')).toEqual([]);
    expect(placesOf('nobody')).toEqual([]);
    expect(cellsOf('kilnaries', 'green_land')).toEqual([]);
  });

  it('say where a legend waits', () => {
    expect(placesOf('dawnhart')).toEqual([
      {
        map: 'green_land',
        ground: 'wood',
        tier: 'fabled',
        hours: ['dawn'],
        from: 19,
        levels: [60, 60],
        cells: 3,
      },
    ]);
  });

  it('name all hours of one that always comes, from the nearest cell of its ground', () => {
    const [place] = placesOf('brookfin');
    expect(place).toMatchObject({ map: 'green_land', ground: 'shore', hours: HOURS, from: 8 });
  });

  it.each(HOURS)('agree with the odds of every cell, by %s', (hour) => {
    for (const map of Object.values(maps)) {
      const { id } = map;
      const held = new Map<string, string[]>();
      for (const one of Object.keys(species)) {
        for (const { x, y } of cellsOf(one, id, hour))
          held.set(`${x},${y}`, [...(held.get(`${x},${y}`) ?? []), one]);
      }
      const cells = WILD_GROUNDS.flatMap((ground) =>
        cellsOfGround(map, ground).map((cell) => ({ ground, ...cell })),
      );
      expect(held.size).toBe(cells.length);
      for (const { x, y, ground, distance } of cells) {
        const living = weathersOn(id, hour).flatMap((weather) =>
          oddsAt(encounters[id], { ground, distance, hour, weather }).map((odds) => odds.species),
        );
        expect(held.get(`${x},${y}`)?.sort()).toEqual([...new Set(living)].sort());
      }
    }
  });

  it('have the levels and the number of the cells that hold it', () => {
    /** By map, ground, distance and species, since most species share their ground. */
    const levelsAt = new Map<string, number[]>();
    for (const { id } of Object.values(maps)) {
      for (const ground of WILD_GROUNDS) {
        for (const distance of new Set(cellsOfGround(maps[id], ground).map((cell) => cell.distance))) {
          const odds = HOURS.flatMap((hour) =>
            weathersOn(id, hour).flatMap((weather) =>
              oddsAt(encounters[id], { ground, distance, hour, weather }),
            ),
          );
          for (const each of odds) {
            const key = `${id} ${ground} ${distance} ${each.species}`;
            levelsAt.set(key, [...(levelsAt.get(key) ?? []), ...each.levels]);
          }
        }
      }
    }
    for (const one of Object.keys(species)) {
      for (const { map, ground, from, levels, cells } of placesOf(one)) {
        const holding = cellsOf(one, map).filter(({ x, y }) => groundAt(maps[map], x, y) === ground);
        expect(holding).toHaveLength(cells);
        expect(holding[0]?.distance).toBe(from);
        const own = [...new Set(holding.map(({ distance }) => distance))].flatMap(
          (distance) => levelsAt.get(`${map} ${ground} ${distance} ${one}`) ?? [],
        );
        expect([Math.min(...own), Math.max(...own)]).toEqual(levels);
      }
    }
  });
});
