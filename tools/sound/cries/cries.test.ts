import { describe, expect, it } from 'vitest';
import { species } from '../../../content/species/index.ts';
import { renderEffect } from '../effects/effect.ts';
import { cryOf } from './cry.ts';
import { traitsOf } from './traits.ts';

const all = Object.values(species);
const traits = (id: string) => traitsOf(species, species[id]!);
const pairs = all.flatMap(({ id, evolution }) => (evolution ? [[id, evolution.into] as const] : []));

describe('cries', () => {
  it.each(pairs)('of %s and %s have one contour, the later lower and longer', (before, after) => {
    expect(traits(after).root).toBe(traits(before).root);
    expect(traits(after).pitch).toBeLessThan(traits(before).pitch);
    expect(traits(after).seconds).toBeGreaterThan(traits(before).seconds);
  });

  it('are between a third of a second and one and a bit', () => {
    for (const { id } of all) {
      expect(traits(id).seconds).toBeGreaterThanOrEqual(0.3);
      expect(traits(id).seconds).toBeLessThanOrEqual(1.2);
    }
  });

  it('are lower for what is large', () => {
    const [first, ...others] = all.toSorted((one, other) => one.weight - other.weight);
    const last = others.at(-1)!;
    expect(traits(last.id).pitch).toBeLessThan(traits(first!.id).pitch / 3);
  });

  it('differ between all species and are the same each time', () => {
    const recipes = new Set(all.map((one) => JSON.stringify(cryOf(species, one))));
    expect(recipes.size).toBe(all.length);
    const cry = () => renderEffect('kindlam', cryOf(species, species.kindlam!));
    expect(cry()).toEqual(cry());
  });
});
