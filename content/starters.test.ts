import { expect, it } from 'vitest';
import { species } from './species/index.ts';
import { starterLines, starters } from './starters.ts';

/** The later stages of a species, one after the other. */
function laterOf(id: string): string[] {
  const into = species[id]?.evolution?.into;
  return into ? [into, ...laterOf(into)] : [];
}

const all = Object.values(starters).flat();

it('each starter grows into what its species says', () => {
  expect(starterLines).toEqual(Object.fromEntries(all.map((id) => [id, laterOf(id)])));
});
