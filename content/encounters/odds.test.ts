import { describe, expect, it } from 'vitest';
import { seededDice } from '../../rules/model/random.ts';
import { rollEncounter } from '../../rules/world/encounters.ts';
import { oddsAt } from '../../rules/world/odds.ts';
import { HOURS } from '../../rules/world/types.ts';
import { maps } from '../maps/index.ts';
import { weathersOn } from '../maps/weather.ts';
import { cellsOfGround } from './grounds.ts';
import { encounters } from './index.ts';

const ROLLS = 20_000;
/** Allowed deviation in percentage points: exceeded once in 10,000 times (4 σ); 0.05 since odds have one decimal. */
const tolerance = (percent: number, rolls: number) =>
  0.05 + 4 * Math.sqrt((percent * (100 - percent)) / rolls);

const tables = Object.values(maps).flatMap((map) =>
  encounters[map.id].tables.map((table, at) => [map.id, table.ground, table, HOURS[at % 4]!] as const),
);

describe('the odds that are told', () => {
  it.each(tables)('of %s, %s, agree with what the dice bring', (id, ground, table, hour) => {
    const { cellsPerLevel } = encounters[id];
    const busy = { cellsPerLevel, tables: [{ ...table, percent: 100 }] };
    const weather = weathersOn(id, hour).at(-1)!;
    const spot = { ground, hour, weather, distance: cellsOfGround(maps[id], ground).at(-1)!.distance };
    const dice = seededDice([31, 41, 59, 26]);
    const met = Array.from({ length: ROLLS }, () => rollEncounter(busy, spot, dice)!);
    for (const { species, percent, levels } of oddsAt(busy, spot)) {
      const own = met.filter((one) => one.species === species).map(({ level }) => level);
      const share = (100 * own.length) / ROLLS;
      expect(Math.abs(share - percent), species).toBeLessThan(tolerance(percent, ROLLS));
      expect([Math.min(...own), Math.max(...own)], species).toEqual(levels);
    }
  });

  it.each(tables)('of %s, %s, come on the percentage of the steps', (id, ground, { percent }, hour) => {
    const spot = { ground, hour, distance: cellsOfGround(maps[id], ground)[0]!.distance };
    const dice = seededDice([53, 58, 97, 93]);
    const met = Array.from({ length: ROLLS }, () => rollEncounter(encounters[id], spot, dice)).filter(
      Boolean,
    );
    expect(Math.abs((100 * met.length) / ROLLS - percent)).toBeLessThan(tolerance(percent, ROLLS));
  });
});
