import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../../content/habitats.ts';
import { species } from '../../../../content/species/index.ts';
import { evolutionLine } from '../species/evolutionLine.ts';
import { homeCells, homesOf, mapsOf } from './habitats.ts';

describe('the homes of a species', () => {
  it('say how often it is met, at best and at worst, and after how many steps', () => {
    const [home] = homesOf('dawnhart');
    expect(home).toMatchObject({ map: 'green_land', ground: 'wood', hours: ['dawn'], bestHours: ['dawn'] });
    const [least, most] = home!.percent;
    expect(least).toBeGreaterThan(0);
    expect(most).toBeGreaterThanOrEqual(least);
    // In the wood 10 % of the steps have an encounter.
    expect(home!.steps).toBe(Math.round(100 / 10 / (most / 100)));
  });

  it('begin with the one where it is met soonest, and none promises what never comes', () => {
    for (const id of Object.keys(species)) {
      const homes = homesOf(id);
      expect(homes.map(({ steps }) => steps)).toEqual(
        homes.map(({ steps }) => steps).sort((one, other) => one - other),
      );
      for (const { percent, bestHours } of homes) {
        expect(percent[0]).toBeGreaterThan(0);
        expect(bestHours.length).toBeGreaterThan(0);
      }
      expect(new Set(homes.map(({ map }) => map))).toEqual(new Set(mapsOf(id)));
    }
  });

  it('are marked on the cells that hold it by that hour, and on no others', () => {
    for (const hour of ['dawn', 'night'] as const) {
      const cells = homeCells('kindlam', 'green_land', hour);
      expect(cells).toHaveLength(cellsOf('kindlam', 'green_land', hour).length);
    }
    expect(homeCells('kindlam', 'green_land', 'night')).toEqual([]);
    expect(homeCells('kindlam', 'green_land', null)).toHaveLength(cellsOf('kindlam', 'green_land').length);
    expect(homeCells('kilnaries', 'green_land', null)).toEqual([]);
  });
});

describe('the line of a species', () => {
  const line = (id: string) => evolutionLine(species[id]!).map((each) => each.id);
  it('is the same for each of its forms, from the first to the last', () => {
    for (const id of ['kindlam', 'emberam', 'kilnaries'])
      expect(line(id)).toEqual(['kindlam', 'emberam', 'kilnaries']);
  });

  it('is one form long for those that never evolve', () => {
    expect(line('dawnhart')).toEqual(['dawnhart']);
  });
});
