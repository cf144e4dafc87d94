import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../content/habitats.ts';
import { charmKeys, encounters, items, maps, prizeLimits, species } from '../../content/index.ts';
import { flat, tableOf } from '../testing/page.ts';
import { HOURS, hourAt, MINUTES } from '../world/conditions/conditions.ts';
import { TIER_WEIGHT } from '../world/living.ts';
import { oddsAt } from '../world/odds.ts';
import { TIERS, type Wilds } from '../world/types.ts';

const whole = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
const page = whole.slice(whole.indexOf('\n## World\n'), whole.indexOf('\n## Testing\n'));
const { green_land: land, green_land2: coast } = encounters;

describe('the page about the world', () => {
  it('has the hours of a day', () => {
    const rows = tableOf(page, 'Hour').map(([hour, begins, minutes]) => [
      hour,
      Number(begins),
      Number(minutes),
    ]);
    expect(rows.map(([hour]) => hour)).toEqual(HOURS);
    for (const [hour, begins, minutes] of rows as [keyof typeof MINUTES, number, number][]) {
      expect(minutes).toBe(MINUTES[hour]);
      expect(hourAt(begins * 60_000)).toEqual({ hour, endsIn: minutes * 60_000 });
    }
  });

  it('has the weight of each tier and what comes of it', () => {
    const counts = { common: 3, uncommon: 4, rare: 4, fabled: 1 };
    const entries = TIERS.flatMap((tier) =>
      Array.from({ length: counts[tier] }, (_, at) => ({
        species: `${tier} ${at}`,
        tier,
        least: 2,
        most: 3,
      })),
    );
    const wilds: Wilds = { cellsPerLevel: 1, tables: [{ ground: 'wood', percent: 10, entries }] };
    const odds = oddsAt(wilds, { ground: 'wood', distance: 0, hour: 'day' });
    const percentOf = (tier: string) => odds.find((one) => one.tier === tier)?.percent;
    expect(tableOf(page, 'Tier')).toEqual(
      TIERS.map((tier) => [tier, String(TIER_WEIGHT[tier]), `${percentOf(tier)} %`]),
    );
  });

  it('has how many steps on each ground meet something', () => {
    const grounds = [...new Set([...land.tables, ...coast.tables].map(({ ground }) => ground))];
    const percent = (wilds: Wilds, ground: string) => {
      const table = wilds.tables.find((each) => each.ground === ground);
      return table ? `${table.percent} %` : '';
    };
    expect(tableOf(page, 'Ground')).toEqual(
      grounds.map((ground) => [ground, percent(land, ground), percent(coast, ground)]),
    );
  });

  it('says how levels grow with the distance', () => {
    expect([maps.green_land.title, maps.green_land2.title]).toEqual(['Green Land', 'Green Land Coast']);
    expect(flat(page)).toContain(
      `one level for every ${land.cellsPerLevel} cells of distance on Green Land and for every ${coast.cellsPerLevel} on Green Land Coast, up to 100.`,
    );
  });

  it('knows where each legend waits', () => {
    const legends = Object.values(species).filter(({ rarity }) => rarity === 'legendary');
    const rows = legends.flatMap(({ id, name }) =>
      placesOf(id).map(({ map, ground, hours, from, cells, tier, levels }) => {
        expect([tier, ...levels]).toEqual(['fabled', 60, 60]);
        return [name, maps[map].title, ground, hours.join(', '), String(from), String(cells)];
      }),
    );
    expect(tableOf(page, 'Legend').sort()).toEqual(rows.sort());
  });

  it('counts the third forms that are met', () => {
    const third = Object.values(species).filter(({ id, stage }) => stage === 3 && placesOf(id).length > 0);
    const count = { 8: 'eight' }[third.length];
    expect(flat(page)).toContain(`${count} third forms are fabled.`);
  });
});

describe('the page about charms', () => {
  it('has what each of them does', () => {
    const says = (key: string): string => {
      const { rare, coins, experience, kinds } = items[key]?.charm ?? {};
      if (rare) return `rare and fabled creatures have ${rare} % more weight among those that are met`;
      if (coins) return `victories pay ${coins} % more coins, gym leaders too; a gold prize stays`;
      if (experience) return `victories bring ${experience} % more experience`;
      return `shiny and dark creatures come ${kinds} % more often`;
    };
    expect(tableOf(whole, 'Charm')).toEqual(charmKeys.map((key) => [items[key]?.name, says(key)]));
  });
});

describe('the page about prizes of a day', () => {
  it('has the numbers of the game', () => {
    const { dayMost, fall, opponents } = prizeLimits;
    const prizes = flat(whole);
    expect(prizes).toContain(`lowers the next prize for the same user by ${fall} %`);
    expect(prizes).toContain(`come from ${opponents} different users at most`);
    expect(prizes).toContain(`bring ${dayMost.toLocaleString('en')} coins a day at most, stakes taken off`);
  });
});
