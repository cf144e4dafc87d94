import { TYPE_COLOURS } from '../art/index.ts';
import { BOUNDS } from './goals.ts';
import type { Findings } from './page.ts';
import { barChart } from './pictures/bars.ts';
import { dotChart } from './pictures/dots.ts';
import { lineChart } from './pictures/lines.ts';
import { rateOf } from './species/duels.ts';
import { LEVELS, STANDINGS } from './standing.ts';

/** The pictures of the report, by file name in docs/pictures. */
export function illustrate(found: Findings): Readonly<Record<string, string>> {
  const regions = [...new Set(found.badges.map(({ region }) => region))];
  return {
    'balance-starters.svg': barChart(
      found.starters.map((one) => ({ name: one.starter, value: 100 * rateOf(one) })),
      {
        title: 'Gym battles of the first region won by starter',
        unit: ' %',
        most: 100,
        band: BOUNDS.starter,
      },
    ),
    'balance-types.svg': barChart(
      found.types.map((one) => ({
        name: one.type,
        value: 100 * rateOf(one),
        colour: TYPE_COLOURS[one.type],
      })),
      { title: 'Battles won by type', unit: ' %', most: 100, band: BOUNDS.type },
    ),
    'balance-species.svg': dotChart(
      'Battles won against equals, a dot for each species in the colour of its type',
      STANDINGS.map((standing) => ({
        name: `level ${LEVELS[standing]}`,
        dots: found.species
          .filter((one) => one.standing === standing)
          .map((one) => ({
            name: one.species.name,
            value: 100 * rateOf(one),
            colour: TYPE_COLOURS[one.species.types[0]],
          })),
      })),
      [25, BOUNDS.species[1]],
    ),
    'balance-hours.svg': lineChart(
      found.badges.map(({ hours }) => hours),
      {
        title: 'Hours until each leader and champion is beaten, middle half of all careers',
        unit: ' h',
        names: found.badges.map(({ region, champion }) => (champion ? `${region} won` : '')),
      },
    ),
    'balance-month.svg': barChart(
      found.months.flatMap(({ kind, evenings }) =>
        [7, 14, 21, 30].map((day) => ({
          name: `${kind.name}, day ${day}`,
          value: evenings[day - 1]?.coins ?? 0,
          colour: '#e0a63a',
        })),
      ),
      {
        title: 'Coins of the middle player',
        unit: '',
        most: Math.max(1, ...found.months.map(({ purse }) => purse)),
      },
    ),
    'balance-coins.svg': barChart(
      regions.flatMap((region) => {
        const purse = found.purses.find((one) => one.region === region);
        return [
          { name: `${region}, earned`, value: purse?.earned ?? 0, colour: '#e0a63a' },
          { name: 'spent', value: purse?.spent ?? 0, colour: '#a9a29a' },
        ];
      }),
      {
        title: 'Coins in an hour of each region',
        unit: '',
        most: Math.max(1, ...found.purses.map(({ earned }) => earned)),
      },
    ),
  };
}
