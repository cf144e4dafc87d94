import { describe, expect, it } from 'vitest';
import { regions } from './gyms/index.ts';
import { species } from './species/index.ts';
import { worldFacts } from './worldFacts.ts';

const all = Object.values(species);
const gyms = regions.flatMap(({ leaders, champion }) => [...leaders, champion]);
const span = (numbers: readonly number[]) => ({ least: Math.min(...numbers), most: Math.max(...numbers) });
const rates = all.map(({ catchRate }) => catchRate).sort((one, other) => one - other);

describe('the world at a glance says', () => {
  it.each([
    ['species', all.length],
    ['legends', all.filter(({ rarity }) => rarity === 'legendary').length],
    ['evolving', span(all.flatMap(({ evolution }) => evolution?.level ?? []))],
    ['catchRate', { hardest: rates[0], middle: rates[Math.floor(rates.length / 2)], easiest: rates.at(-1) }],
    ['regions', regions.map(({ name }) => name)],
    ['gyms', gyms.length],
    ['leadersOfRegion', regions[0]?.leaders.length],
    ['gymCoins', span(gyms.map(({ coins }) => coins))],
    ['gymTeam', span(gyms.map(({ team }) => team.length))],
  ] as const)('the %s as the catalogues have it', (name, value) => {
    expect(worldFacts[name]).toEqual(value);
  });

  it('nothing for one region that is otherwise in another', () => {
    expect(new Set(regions.map(({ leaders }) => leaders.length))).toEqual(
      new Set([worldFacts.leadersOfRegion]),
    );
  });
});
